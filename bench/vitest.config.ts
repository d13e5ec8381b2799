import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['crowd/*.test.ts'] } });
