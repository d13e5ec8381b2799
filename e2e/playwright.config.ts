import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pusherEnv } from '../apps/api/test/fakes/fake-pusher.ts';
import { socialEnv } from '../apps/api/test/fakes/fake-social.ts';
import {
  apiAddress,
  chromiumArguments,
  chromiumPath,
  makeDataFolder,
  prepareEnvironment,
  providersAddress,
  pusherAddress,
  pushHost,
  reusesMarketplace,
} from './support/environment.ts';
import { linkSecret } from './support/order-link.ts';

prepareEnvironment(makeSharedFolder);

function makeSharedFolder(): string {
  const folder = makeDataFolder();
  // A global teardown would delete the folder too early: the server is stopped after it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // Long enough for the longest journey on two slow, busy cores: the day of a seller took 96 s on ours. `actionTimeout` ends a stuck one.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: apiAddress(),
    // Shorter than the timeout of the test, so that the error names the action that failed.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    // Recording a trace takes a quarter of a journey's time: with retries only the retry is recorded.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    reducedMotion: 'reduce',
    // A service worker would bypass the answers that journeys fake with page.route; offline.spec.ts tests the worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArguments,
    },
  },
  webServer: [
    {
      name: 'marketplace',
      command: `${process.execPath} ${resolve(import.meta.dirname, '../apps/api/src/server.ts')}`,
      url: `${apiAddress()}/readyz`,
      timeout: 120_000,
      reuseExistingServer: reusesMarketplace(),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        PORT: process.env.SOUK_E2E_PORT ?? '',
        SOUK_DATA: process.env.SOUK_E2E_DATA ?? '',
        APP_SECRET: linkSecret,
        LOG_LEVEL: 'warn',
        VALIDATE_ANSWERS: 'on',
        WEBHOOK_LOOPBACK: 'on',
        // All journeys request their codes from one IP address.
        CODES_PER_ADDRESS_HOURLY: '100000',
        CODES_PER_ADDRESS_DAILY: '100000',
        CODES_PER_PREFIX_HOURLY: '100000',
        CODES_EVERYONE_HOURLY: '100000',
        ...socialEnv(providersAddress()),
        ...pusherEnv(pusherAddress()),
        PUSH_SERVICES: pushHost(),
      },
    },
    {
      name: 'sign-in providers',
      command: `${process.execPath} ${resolve(import.meta.dirname, 'support/provider-server.ts')}`,
      url: `${providersAddress()}/keys`,
      timeout: 30_000,
      reuseExistingServer: reusesMarketplace(),
    },
    {
      name: 'Pusher',
      command: `${process.execPath} ${resolve(import.meta.dirname, 'support/pusher-server.ts')}`,
      // That nobody may publish without a signature is an answer too.
      url: `${pusherAddress()}/apps/3/events`,
      timeout: 30_000,
      reuseExistingServer: reusesMarketplace(),
    },
    {
      name: 'static files',
      command: `${process.execPath} ${resolve(import.meta.dirname, 'support/static-server.ts')}`,
      url: `http://127.0.0.1:${process.env.SOUK_E2E_STATIC_PORT}/`,
      timeout: 30_000,
      reuseExistingServer: reusesMarketplace(),
    },
  ],
});
