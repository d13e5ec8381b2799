import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'db/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/row-types/recording.ts'],
    pool: 'forks',
    // Each test file has its own app, database and folder. Loading the server again for each file would take as long as the tests.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
