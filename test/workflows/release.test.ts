/** `scripts/release.sh` against a `gh` that keeps tags and releases in a folder: what it makes, refuses, resumes. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { ROOT } from '../support/dist.ts';
import { createRepo, temporaryFolder, type TestRepo } from '../support/repo.ts';
import { missingTools, testWithTools } from '../support/tools.ts';

const MISSING = missingTools('jq', 'bash', 'sha256sum');

/** The few calls the script makes, answered as GitHub does; `--jq` is jq itself. Every writing call is logged. */
const GH = `#!/usr/bin/env bash
set -euo pipefail
state=$GH_STATE; args=("$@"); jq=.; fields=(); method=GET; path=""; tag=""; target=""; assets=()
say() { echo "$*" >>"$state/log"; }
if [ -e "$state/down" ]; then echo "HTTP 503" >&2; exit 1; fi
case "$1 $2" in
  "release create")
    tag=$3; shift 3
    while [ $# -gt 0 ]; do case $1 in
      --target) target=$2; shift 2;; --notes-file) cp "$2" "$state/notes"; shift 2;;
      --repo|--title) shift 2;; --draft) shift;; *) cp "$1" "$state/$(basename "$1")"; shift;; esac; done
    say "draft $tag $target"; echo "$target" >"$state/draft-$tag";;
  "release edit")
    [ ! -e "$state/fail-publish" ] || { rm "$state/fail-publish"; exit 1; }
    tag=$3; say "publish $tag"; mv "$state/draft-$tag" "$state/tag-$tag"
    if [ -e "$state/immutable-on" ]; then echo true; else echo false; fi >"$state/immutable-$tag";;
  "api "*)
    shift
    while [ $# -gt 0 ]; do case $1 in
      --jq) jq=$2; shift 2;; --method) method=$2; shift 2;; -f|-F) fields+=("$2"); [ "$method" != GET ] || method=POST; shift 2;;
      --silent|--paginate) shift;; *) path=$1; shift;; esac; done
    case "$method $path" in
      "GET "*/matching-refs/tags/*)
        name=\${path##*/tags/}; json='[]'
        for file in "$state"/tag-"$name"*; do [ -e "$file" ] || continue
          json=$(jq --arg ref "refs/tags/\${file##*/tag-}" --arg sha "$(cat "$file")" '. + [{ref: $ref, object: {sha: $sha}}]' <<<"$json"); done
        jq -r "$jq" <<<"$json";;
      "GET "*/releases)
        json='[{"draft":false,"tag_name":"v0.0.9","id":1}]'
        for file in "$state"/draft-*; do [ -e "$file" ] || continue
          json=$(jq --arg tag "\${file##*/draft-}" '. + [{draft: true, tag_name: $tag, id: 7}]' <<<"$json"); done
        jq -r "$jq" <<<"$json";;
      "GET "*/releases/tags/*) jq -r "$jq" <<<"{\\"immutable\\": $(cat "$state/immutable-\${path##*/}")}";;
      "DELETE "*/releases/7) say "delete draft"; rm "$state"/draft-*;;
      "POST "*/git/refs|"PATCH "*/git/refs/tags/*)
        for field in "\${fields[@]}"; do case $field in ref=refs/tags/*) name=\${field##*/};; sha=*) sha=\${field#sha=};; esac; done
        [ "$method" = POST ] || name=\${path##*/}
        say "$method $name $sha"; echo "$sha" >"$state/tag-$name";;
      *) echo "unexpected: $method $path" >&2; exit 9;;
    esac;;
  *) echo "unexpected: \${args[*]}" >&2; exit 9;;
esac
`;

interface Release {
  readonly repo: TestRepo;
  readonly state: string;
  /** The commit that is released. */
  readonly commit: string;
  readonly run: (commit?: string) => { code: number | null; stderr: string };
  readonly log: () => string[];
}

function release(
  version = '1.2.3',
  changelog = '## [1.2.3] - 2026-07-01\n\n### Added\n\n- Wonders.\n\n## [1.2.2] - 2026-06-01\n\n- Old.\n',
): Release {
  const repo = createRepo();
  const state = temporaryFolder();
  const bin = temporaryFolder();
  writeFileSync(join(bin, 'gh'), GH);
  chmodSync(join(bin, 'gh'), 0o755);
  writeFileSync(join(state, 'immutable-on'), '');
  mkdirSync(repo.path('scripts'));
  copyFileSync(join(ROOT, 'scripts/release.sh'), repo.path('scripts/release.sh'));
  chmodSync(repo.path('scripts/release.sh'), 0o755);
  repo.write('package.json', JSON.stringify({ version }));
  repo.write('CHANGELOG.md', `# Changelog\n\n${changelog}`);
  repo.write('action.yml', 'name: x\n');
  repo.write('dist/action/index.js', 'export {};\n');
  repo.git('add', '-A');
  repo.git('commit', '-q', '-m', 'release');
  const commit = repo.git('rev-parse', 'HEAD');
  return {
    repo,
    state,
    commit,
    run: (sha = commit) => {
      const { status, stderr } = spawnSync(repo.path('scripts/release.sh'), {
        encoding: 'utf8',
        env: {
          PATH: `${bin}:${process.env['PATH'] ?? ''}`,
          HOME: process.env['HOME'] ?? '/',
          GH_STATE: state,
          GH_TOKEN: 'x',
          GITHUB_REPOSITORY: 'acme/equipoise',
          GITHUB_SHA: sha,
        },
      });
      return { code: status, stderr };
    },
    log: () => (existsSync(join(state, 'log')) ? readFileSync(join(state, 'log'), 'utf8').trim().split('\n') : []),
  };
}

describe('a release', () => {
  testWithTools(MISSING, 'is a draft first, then published, then the major tag moves', () => {
    const { run, log, state, commit } = release();
    expect(run()).toMatchObject({ code: 0 });
    expect(log()).toEqual([`draft v1.2.3 ${commit}`, 'publish v1.2.3', `POST v1 ${commit}`]);
    const notes = readFileSync(join(state, 'notes'), 'utf8');
    expect(notes).toContain('- Wonders.');
    expect(notes).not.toContain('- Old.');
    expect(notes).toContain(`uses: acme/equipoise@${commit} # v1.2.3`);
    expect(readFileSync(join(state, 'SHA256SUMS'), 'utf8')).toMatch(
      /^[0-9a-f]{64} {2}action\.yml\n[0-9a-f]{64} {2}dist\/action\/index\.js\n$/u,
    );
  });

  testWithTools(MISSING, 'moves a major tag that exists, and is not confused by a longer one', () => {
    const { run, log, state, commit } = release();
    writeFileSync(join(state, 'tag-v1'), 'a'.repeat(40));
    writeFileSync(join(state, 'tag-v1.2.30'), 'b'.repeat(40));
    expect(run()).toMatchObject({ code: 0 });
    expect(log().at(-1)).toBe(`PATCH v1 ${commit}`);
  });

  testWithTools(MISSING, 'goes on where it stopped, and is a no-op but for the major tag when it is done', () => {
    const { run, log, state, commit } = release();
    writeFileSync(join(state, 'fail-publish'), '');
    expect(run().code).not.toBe(0);
    expect(run()).toMatchObject({ code: 0 });
    expect(log()).toEqual([
      `draft v1.2.3 ${commit}`,
      'delete draft',
      `draft v1.2.3 ${commit}`,
      'publish v1.2.3',
      `POST v1 ${commit}`,
    ]);
    expect(run()).toMatchObject({ code: 0 });
    expect(log().slice(5)).toEqual([`PATCH v1 ${commit}`]);
  });

  testWithTools(MISSING, 'never moves a version tag', () => {
    const { run, log, state } = release();
    writeFileSync(join(state, 'tag-v1.2.3'), 'c'.repeat(40));
    const { code, stderr } = run();
    expect(code).not.toBe(0);
    expect(stderr).toContain('raise the version');
    expect(log()).toEqual([]);
  });

  testWithTools(MISSING, 'leaves the major tag where it is when the release can still be changed', () => {
    const { run, log, state } = release();
    rmSync(join(state, 'immutable-on'));
    const { code, stderr } = run();
    expect(code).not.toBe(0);
    expect(stderr).toContain('Enable release immutability');
    expect(log().some((line) => line.startsWith('POST') || line.startsWith('PATCH'))).toBe(false);
  });

  testWithTools(MISSING, 'takes no answer for no tag only when there was an answer', () => {
    const { run, log, state } = release();
    writeFileSync(join(state, 'down'), '');
    expect(run().code).not.toBe(0);
    expect(log()).toEqual([]);
  });

  const REFUSED: readonly (readonly [what: string, version: string, changelog?: string])[] = [
    ['a version that is none', '1.2.3-rc.1'],
    ['a changelog without the version', '1.2.4'],
    ['a changelog without a date', '1.2.3', '## [1.2.3] - unreleased\n'],
  ];
  for (const [what, version, changelog] of REFUSED) {
    testWithTools(MISSING, `refuses ${what}`, () => {
      const { run, log } = release(version, changelog);
      expect(run().code).not.toBe(0);
      expect(log()).toEqual([]);
    });
  }

  testWithTools(MISSING, 'refuses another commit and a changed work tree', () => {
    const { repo, run, log } = release();
    expect(run('d'.repeat(40)).code).not.toBe(0);
    repo.write('dist/new.js', 'x');
    expect(run().code).not.toBe(0);
    expect(log()).toEqual([]);
  });
});
