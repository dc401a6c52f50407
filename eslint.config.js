import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** Folders whose modules are pure: no file system, no network, no clock, no environment (DESIGN: house rules). */
const PURE = ['protocol', 'route', 'trial', 'analysis', 'ledger', 'evidence'];

export default tseslint.config(
  { ignores: ['dist/**', 'build/**', 'node_modules/**', 'coverage/**', 'examples/**', 'campaigns/**'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // The environment is read in the faces alone, so that no deeper code can pick up a credential by accident.
    files: ['src/**/*.ts'],
    ignores: ['src/cli.ts', 'src/action.ts', 'src/faces/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only the faces read the environment.' },
      ],
    },
  },
  {
    files: PURE.map((folder) => `src/${folder}/**/*.ts`),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*', 'fs', 'http', 'https', 'net', 'child_process'], message: 'This folder is pure.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'process', 'fetch', 'Buffer', 'setTimeout', 'setInterval', 'performance'],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Pure folders have no clock.' },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Pure folders have no clock.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Pure folders have no randomness.',
        },
      ],
    },
  },
  {
    files: ['scripts/**/*.ts', 'test/**/*.ts'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
