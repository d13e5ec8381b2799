import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'back-office', include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/*.browser.test.tsx'], environment: 'node' },
});
