import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run lighthouse`: what Lighthouse says of the pages where visits start, from the market that journeys run against. */
export default defineConfig({ ...journeys, testDir: 'lighthouse', workers: 1, retries: 0, timeout: 900_000 });
