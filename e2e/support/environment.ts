import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * The workers read this configuration again, each in a process of its own: what the first reading chose (ports, the data
 * folder) is left in the environment, which they inherit.
 */
export function prepareEnvironment(makeDataFolder: () => string): void {
  const port = 20_000 + (process.pid % 20_000);
  process.env.SOUK_E2E_PORT ??= String(port);
  process.env.SOUK_E2E_STATIC_PORT ??= String(port + 1);
  process.env.SOUK_E2E_PROVIDERS_PORT ??= String(port + 2);
  process.env.SOUK_E2E_PUSHER_PORT ??= String(port + 3);
  process.env.SOUK_E2E_DATA ??= makeDataFolder();
}

/** Where the market answers: pages and calls. */
export function apiAddress(): string {
  return `http://127.0.0.1:${process.env.SOUK_E2E_PORT}`;
}

/** Where the same build is served as plain files, against the same calls. */
export function staticAddress(): string {
  return `http://127.0.0.1:${process.env.SOUK_E2E_STATIC_PORT}`;
}

/** Where the market finds what stands in for Google, Facebook and Apple. */
export function providersAddress(): string {
  return `http://127.0.0.1:${process.env.SOUK_E2E_PROVIDERS_PORT}`;
}

/** What stands in for Pusher. */
export function pusherAddress(): string {
  return `http://127.0.0.1:${process.env.SOUK_E2E_PUSHER_PORT}`;
}

/** Chromium takes the last list alone, so that Playwright's own stands here again. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The frame of the window, which nobody sees: it is a page itself, and draws as long as the one that is tried. */
const offWithoutWindow = [
  'InitialWebUI',
  'WebUIToolbarProcessOverheadExperiment',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** What every journey's browser is started with. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offByPlaywright, ...offWithoutWindow].join()}`,
];

export function chromiumPath(): string {
  return process.env.CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], { encoding: 'utf8' }).trim();
}

/** The build that is tried; the market itself reads the same variable. */
export function storefrontFolder(): string {
  return resolve(import.meta.dirname, '../..', process.env.STOREFRONT_DIST ?? 'apps/storefront/dist');
}

/** `SOUK_E2E_KEEP=yes` with a port of one's own: the journeys run against a market that stands already, and leave it standing. */
export function keepsMarket(): boolean {
  return process.env.SOUK_E2E_KEEP === 'yes';
}
