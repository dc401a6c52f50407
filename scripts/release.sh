#!/usr/bin/env bash
# Releases the version in package.json from the commit GITHUB_SHA of GITHUB_REPOSITORY: a draft with the checksums of all
# that users execute, then the published release, then the major tag. Run again after a fault, it goes on where it
# stopped; it never moves a version tag. Needs gh (with GH_TOKEN), git, jq and coreutils; runs nothing from npm.
set -euo pipefail
cd "$(dirname "$0")/.."

die() { echo "release: $*" >&2; exit 1; }

repository=${GITHUB_REPOSITORY:?} commit=${GITHUB_SHA:?}
[ "$(git rev-parse HEAD)" = "$commit" ] || die "the work tree is not at $commit"
[ -z "$(git status --porcelain)" ] || die "the work tree has changes"

version=$(jq -er .version package.json)
[[ $version =~ ^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$ ]] || die "$version is not a version to release"
tag=v$version major=v${version%%.*}
grep -Eq "^## \[${version//./\\.}\] - [0-9]{4}-[0-9]{2}-[0-9]{2}$" CHANGELOG.md ||
  die "CHANGELOG.md has no dated entry for $version"

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
git ls-files -z action.yml dist schemas | sort -z | xargs -0 sha256sum >"$out/SHA256SUMS"
{
  awk -v head="## [$version]" 'index($0, head) == 1 { on = 1; next } on && /^## / { exit } on' CHANGELOG.md
  printf '\nName the commit, not the tag:\n\n```yaml\nuses: %s@%s # %s\n```\n\n' "$repository" "$commit" "$tag"
  printf '`SHA256SUMS` lists what this commit executes; `npm run check:dist` rebuilds it byte for byte.\n'
} >"$out/notes.md"

# Prints the commit of a tag, or nothing. A call that fails ends the script: silence must mean that there is no such tag.
tagged() {
  gh api "repos/$repository/git/matching-refs/tags/$1" --jq ".[] | select(.ref == \"refs/tags/$1\") | .object.sha"
}

existing=$(tagged "$tag")
[ -z "$existing" ] || [ "$existing" = "$commit" ] || die "$tag is another commit: $existing; raise the version"
if [ -z "$existing" ]; then
  # A draft that an earlier attempt left may name another commit. Without a tag there is nothing but drafts.
  drafts=$(gh api --paginate "repos/$repository/releases" --jq ".[] | select(.draft and .tag_name == \"$tag\") | .id")
  for id in $drafts; do gh api --method DELETE "repos/$repository/releases/$id" --silent; done
  gh release create "$tag" --repo "$repository" --draft --target "$commit" --title "$tag" \
    --notes-file "$out/notes.md" "$out/SHA256SUMS"
  gh release edit "$tag" --repo "$repository" --draft=false
fi
created=$(tagged "$tag")
[ "$created" = "$commit" ] || die "$tag was not created at $commit"

# Without this setting whoever takes over the repository can replace what a version executes.
immutable=$(gh api "repos/$repository/releases/tags/$tag" --jq .immutable)
[ "$immutable" = true ] ||
  die "$tag is not immutable: turn on Settings > General > Releases > Enable release immutability, delete the release and its tag, and run this again"

moving=$(tagged "$major")
if [ -z "$moving" ]; then
  gh api "repos/$repository/git/refs" -f "ref=refs/tags/$major" -f "sha=$commit" --silent
else
  gh api --method PATCH "repos/$repository/git/refs/tags/$major" -f "sha=$commit" -F force=true --silent
fi
echo "released $tag and moved $major to $commit"
