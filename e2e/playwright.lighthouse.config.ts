import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run lighthouse`: the Lighthouse scores of the pages where visits start, on the same marketplace as the journeys. */
export default defineConfig({ ...journeys, testDir: 'lighthouse', workers: 1, retries: 0, timeout: 900_000 });
