import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A suite that ran nothing has proved nothing.
    passWithNoTests: false,
    restoreMocks: true,
  },
});
