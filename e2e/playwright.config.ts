import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pusherEnv } from '../apps/api/test/pusher-stand-in.ts';
import { socialEnv } from '../apps/api/test/social-desk.ts';
import {
  apiAddress,
  chromiumArguments,
  chromiumPath,
  keepsMarket,
  prepareEnvironment,
  providersAddress,
  pusherAddress,
} from './support/environment.ts';

prepareEnvironment(makeDataFolder);

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souk-e2e-'));
  // Under root another account runs the database: where it cannot look, it keeps its data elsewhere, and nobody removes that.
  chmodSync(folder, 0o755);
  // Not a global teardown: that comes before the market is stopped, which then finds its folder gone.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // Long enough for two busy cores: axe alone takes ten seconds there on a long page.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: apiAddress(),
    // What cannot be pressed by then never can be: a fault shows before the whole journey's time is over.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    // To note every step takes a quarter of a journey's time: where it is repeated, only then.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    reducedMotion: 'reduce',
    // What a journey answers in the server's place would go past it; offline.spec.ts tries the worker itself.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArguments,
    },
  },
  webServer: [
    {
      name: 'market',
      command: `${process.execPath} ${resolve(import.meta.dirname, '../apps/api/src/server.ts')}`,
      url: `${apiAddress()}/readyz`,
      timeout: 120_000,
      reuseExistingServer: keepsMarket(),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        PORT: process.env.SOUK_E2E_PORT ?? '',
        SOUK_DATA: process.env.SOUK_E2E_DATA ?? '',
        LOG_LEVEL: 'warn',
        // Every journey comes from one address and asks for codes of its own.
        CODES_PER_ADDRESS_HOURLY: '100000',
        CODES_PER_ADDRESS_DAILY: '100000',
        CODES_PER_PREFIX_HOURLY: '100000',
        CODES_EVERYONE_HOURLY: '100000',
        ...socialEnv(providersAddress()),
        ...pusherEnv(pusherAddress()),
      },
    },
    {
      name: 'sign-in providers',
      command: `${process.execPath} ${resolve(import.meta.dirname, 'support/provider-server.ts')}`,
      url: `${providersAddress()}/keys`,
      timeout: 30_000,
      reuseExistingServer: keepsMarket(),
    },
    {
      name: 'Pusher',
      command: `${process.execPath} ${resolve(import.meta.dirname, 'support/pusher-server.ts')}`,
      // That nobody may publish without a signature is an answer too.
      url: `${pusherAddress()}/apps/3/events`,
      timeout: 30_000,
      reuseExistingServer: keepsMarket(),
    },
    {
      name: 'static files',
      command: `${process.execPath} ${resolve(import.meta.dirname, 'support/static-server.ts')}`,
      url: `http://127.0.0.1:${process.env.SOUK_E2E_STATIC_PORT}/`,
      timeout: 30_000,
      reuseExistingServer: keepsMarket(),
    },
  ],
});
