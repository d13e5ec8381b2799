import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'db/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    pool: 'forks',
    // What a test file changes is its own: its app, its database, its folder. To load the server anew for each of them takes as long as the tests.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
