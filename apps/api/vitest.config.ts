import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'db/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    setupFiles: ['./test/row-types/recording.ts'],
    pool: 'forks',
    // Each test file has its own app, database and folder. Loading the server again for each file would take as long as the tests.
    isolate: false,
    // A limit ends a test that hangs. It is no measure of speed: a machine that is busy with something else may need four times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
