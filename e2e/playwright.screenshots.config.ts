import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * `npm run screenshots`: every screen and dialog in every language, width and scheme, and the pictures of the README
 * (`-- --grep README`), taken from the market that journeys run against.
 */
export default defineConfig({ ...journeys, testDir: 'screenshots', workers: 1 });
