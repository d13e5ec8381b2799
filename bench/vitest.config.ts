import { defineConfig } from 'vitest/config';

// The crowd has the machine to itself, after all other tests.
export default defineConfig({ test: { include: ['crowd/*.test.ts'], sequence: { groupOrder: 1 } } });
