import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The workers read this configuration again, each in a process of its own: what the first reading chose (ports, the data
 * folder) is left in the environment, which they inherit.
 */
export function prepareEnvironment(makeFolder: () => string): void {
  const port = 20_000 + (process.pid % 20_000);
  process.env.SOUK_E2E_PORT ??= String(port);
  process.env.SOUK_E2E_STATIC_PORT ??= String(port + 1);
  process.env.SOUK_E2E_PROVIDERS_PORT ??= String(port + 2);
  process.env.SOUK_E2E_PUSHER_PORT ??= String(port + 3);
  process.env.SOUK_E2E_PUSH_PORT ??= String(port + 4);
  process.env.SOUK_E2E_DATA ??= makeFolder();
}

/** A new folder for the database of a server. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souk-e2e-'));
  // Under root, PostgreSQL runs as another account. It needs access here, or it stores its data elsewhere and nobody deletes that.
  chmodSync(folder, 0o755);
  return folder;
}

/** The address of the marketplace, for pages and calls. */
export function apiAddress(): string {
  return `http://127.0.0.1:${process.env.SOUK_E2E_PORT}`;
}

/** Where the same build is served as plain files, against the same calls. */
export function staticAddress(): string {
  return `http://127.0.0.1:${process.env.SOUK_E2E_STATIC_PORT}`;
}

/** The address of the fake of Google, Facebook and Apple. */
export function providersAddress(): string {
  return `http://127.0.0.1:${process.env.SOUK_E2E_PROVIDERS_PORT}`;
}

/** The address of the fake of Pusher. */
export function pusherAddress(): string {
  return `http://127.0.0.1:${process.env.SOUK_E2E_PUSHER_PORT}`;
}

/** The host of the fake push service, which runs in its journey. */
export function pushHost(): string {
  return `127.0.0.1:${process.env.SOUK_E2E_PUSH_PORT}`;
}

/** Chromium uses only the last `--disable-features`, so that Playwright's own list must be repeated here. */
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

/** The command-line arguments of Chromium in all journeys. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that shows a test picture, and is allowed.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--disable-features=${[...offByPlaywright, ...offWithoutWindow].join()}`,
];

export function chromiumPath(): string {
  return process.env.CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], { encoding: 'utf8' }).trim();
}

/** The build that is tested; the server reads the same variable. */
export function storefrontFolder(): string {
  return resolve(import.meta.dirname, '../..', process.env.STOREFRONT_DIST ?? 'apps/storefront/dist');
}

/** With `SOUK_E2E_KEEP=yes` and SOUK_E2E_PORT the journeys use a marketplace that is already running and do not stop it. */
export function reusesMarketplace(): boolean {
  return process.env.SOUK_E2E_KEEP === 'yes';
}

/** With `PANEL_SCREENS=all` every screen of the admin panel is visited in all languages and widths, which takes an hour. */
export const visitsAll = process.env.PANEL_SCREENS === 'all';
