import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';

/** Times in milliseconds, sizes in kilobytes as sent. */
export type PageVitals = {
  lcp: number;
  fcp: number;
  /** The part of long tasks beyond 50 ms, after the first paint. */
  blocking: number;
  load: number;
  /** When the page has its heading, which panels render in the browser. */
  heading: number;
  shift: number;
  all: number;
  html: number;
  js: number;
  fonts: number;
};

// A cheap phone on a slow mobile network.
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const processorSlowdown = 4;
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

type Cookie = { name: string; value: string; url: string };

/** Opens the addresses one after another in a new profile: the first one is a cold visit, the next ones find its files in the cache. */
export async function measureVisit(executablePath: string, addresses: readonly string[], cookies: Cookie[] = []): Promise<PageVitals[]> {
  const profile = mkdtempSync(join(tmpdir(), 'souk-phone-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath, headless: true, args: flags, ...screen });
  try {
    await context.addCookies(cookies);
    const phone = await openPhone(context);
    const vitals: PageVitals[] = [];
    for (const address of addresses) vitals.push(await measurePage(phone, address));
    return vitals;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

type Phone = { page: Page; session: CDPSession; requests: Map<string, { type: string; bytes: number }> };

async function openPhone(context: BrowserContext): Promise<Phone> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  const requests: Phone['requests'] = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { type: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const request = requests.get(requestId);
    if (request) request.type = type;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript({ content: observer });
  return { page, session, requests };
}

async function measurePage({ page, requests }: Phone, address: string): Promise<PageVitals> {
  requests.clear();
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await waitForQuiet(requests);
  const seen: Seen = await page.evaluate('({ ...globalThis.vitals, load: performance.getEntriesByType("navigation")[0].loadEventEnd })');
  const all = [...requests.values()];
  const kilobytes = (type?: string) =>
    all.filter((request) => type === undefined || request.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const blocking = seen.long.filter(([start]) => start >= seen.fcp).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  const { fcp, lcp, load, heading, shift } = seen;
  return {
    fcp,
    lcp,
    load,
    heading,
    shift,
    blocking,
    all: kilobytes(),
    html: kilobytes('Document'),
    js: kilobytes('Script'),
    fonts: kilobytes('Font'),
  };
}

type Seen = { fcp: number; lcp: number; shift: number; load: number; heading: number; long: [start: number, duration: number][] };

/** Runs in the page before its own code. */
const observer = `
  const vitals = { fcp: 0, lcp: 0, shift: 0, heading: 0, long: [] };
  globalThis.vitals = vitals;
  const observe = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime; });
  observe('largest-contentful-paint', (entry) => { vitals.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.shift += entry.value; });
  observe('longtask', (entry) => vitals.long.push([entry.startTime, entry.duration]));
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('h1')) return;
    vitals.heading = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });`;

/** Two seconds without a new request, or at most 25. */
async function waitForQuiet(requests: Phone['requests']): Promise<void> {
  let last = -1;
  for (let quiet = 0, waited = 0; quiet < 4 && waited < 50; waited++) {
    await delay(500);
    quiet = requests.size === last ? quiet + 1 : 0;
    last = requests.size;
  }
}
