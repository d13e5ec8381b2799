import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screenshots`: the pictures of the README, taken from the market that journeys run against. */
export default defineConfig({ ...journeys, testDir: 'screenshots', workers: 1 });
