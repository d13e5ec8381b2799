import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * `npm run screenshots`: every screen and dialog in every language, width and scheme, and the pictures of the README
 * (`-- --grep README`), taken on the same marketplace as the journeys.
 */
export default defineConfig({ ...journeys, testDir: 'screenshots', workers: 1 });
