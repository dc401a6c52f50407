/** What a policy must satisfy beyond its schema, and the word in it that commands look for. */
import type { Report } from '../protocol/document.ts';
import type { Policy } from './policy.ts';

/** The one source that is read from this repository's own objects. */
export const THIS_REPOSITORY = '.';

export function checkPolicy(policy: Policy, report: Report): void {
  policy.approvers.userIds.forEach((id, index) => {
    if (policy.approvers.userIds.indexOf(id) !== index) {
      report.error(['approvers', 'userIds', index], 'duplicate-approver', `Account ${id} is listed twice; keep one.`);
    }
  });
  policy.gateway.origins.forEach((value, index) => {
    const path = ['gateway', 'origins', index];
    if (policy.gateway.origins.indexOf(value) !== index) {
      report.error(path, 'duplicate-origin', `${value} is listed twice; keep one.`);
    }
    // What a server is compared by is the URL standard's spelling: a default port, or one above 65535, never matches.
    if (!URL.canParse(value) || new URL(value).origin !== value) {
      report.error(
        path,
        'invalid-origin',
        `${value} is not how this origin is spelt; leave out a default port and keep ports below 65536.`,
      );
    }
  });
}
