/** The version of this build; a test holds it equal to package.json and the newest entry of CHANGELOG.md. */
export const VERSION = '0.1.0';
