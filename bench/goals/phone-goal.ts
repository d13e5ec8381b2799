import { findChromium } from '../../scripts/browser/find-chromium.ts';
import { openSession, seller } from '../marketplace/panel-sessions.ts';
import { serveBarePage } from '../phone/bare-page.ts';
import { measureVisit, type PageVitals } from '../phone/measure-page.ts';
import type { GoalContext, GoalRow } from './goal.ts';
import { listProductPages } from './page-goals.ts';

/** Pages as a phone meets them, compared with a bare page that has the same first picture and heading. */
export async function measurePhone(context: GoalContext): Promise<GoalRow[]> {
  const chromium = findChromium();
  if (!chromium) return [];
  const { cached, database } = await context.environment();
  // The first products have pictures of their own.
  const [product = '/'] = (await listProductPages(database.pool)).filter((path) => /\/\d{1,2}\//.test(path));
  const visit = { chromium, port: cached.port, runs: context.isQuick ? 1 : 5 };
  return [
    ...(await measureSideBySide(visit, { name: 'home page', path: '/', second: product })),
    ...(await measureSideBySide(visit, { name: 'product page', path: product, second: '/' })),
    ...(await measureSideBySide(visit, { name: 'home page in Arabic', path: '/?lang=ar', second: `${product}?lang=ar` })),
    ...(await measureSellerPanel(visit, await openSession(database.pool, 'seller', seller))),
  ];
}

type Visit = { chromium: string; port: number; runs: number };
type Pages = { name: string; path: string; second: string };

async function measureSideBySide({ chromium, port, runs }: Visit, { name, path, second }: Pages): Promise<GoalRow[]> {
  const bare = await serveBarePage(port, path);
  const ours: PageVitals[] = [];
  const repeated: PageVitals[] = [];
  const others: PageVitals[] = [];
  const visits = [path, second, path].map((each) => `http://127.0.0.1:${port}${each}`);
  try {
    // Once without counting, so that the page is in the cache of the server.
    await measureVisit(chromium, visits.slice(0, 1));
    for (let run = 0; run < runs; run++) {
      others.push(...(await measureVisit(chromium, [`http://127.0.0.1:${bare.port}/`])));
      const [first, , again] = await measureVisit(chromium, visits);
      if (first) ours.push(first);
      if (again) repeated.push(again);
    }
  } finally {
    bare.close();
  }
  return [firstVisitRow(name, medians(ours), medians(others)), repeatVisitRow(name, medians(repeated))];
}

/** The first page of a seller who is signed in. It is usable once it has its heading: React renders it with its buttons. */
async function measureSellerPanel({ chromium, port, runs }: Visit, token: string): Promise<GoalRow[]> {
  const url = `http://127.0.0.1:${port}`;
  const cold: PageVitals[] = [];
  const warm: PageVitals[] = [];
  for (let run = 0; run < runs; run++) {
    const cookie = { name: 'souk_seller', value: token, url };
    const [first, again] = await measureVisit(chromium, [`${url}/seller`, `${url}/seller`], [cookie]);
    if (first) cold.push(first);
    if (again) warm.push(again);
  }
  const rowOf = (visit: string, vitals: PageVitals): GoalRow => ({
    ...{ name: 'phone', work: `seller panel on a phone, ${visit}`, target: 'usable in 1,500 ms', problems: [] },
    figure: `usable after ${Math.round(vitals.heading)} ms; ${describe(vitals)}`,
    met: vitals.heading > 0 && vitals.heading <= 1500,
  });
  return [rowOf('first visit', medians(cold)), rowOf('visited again', medians(warm))];
}

function firstVisitRow(name: string, ours: PageVitals, bare: PageVitals): GoalRow {
  const ratio = ours.lcp / bare.lcp;
  const checks = [ratio <= 1.25, ours.blocking <= 35, ours.shift < 0.001, ours.js <= 136 || name === 'product page', ours.fonts <= 50];
  return {
    name: 'phone',
    work: `${name} on a phone, first visit`,
    figure: `LCP ${Math.round(ours.lcp)} ms, ${ratio.toFixed(2)} × of the bare page's ${Math.round(bare.lcp)}; ${describe(ours)}`,
    target: `LCP ≤ 1.25 ×, blocking ≤ 35 ms, no shift${name === 'product page' ? '' : ', JS ≤ 136 kB'}, fonts ≤ 50 kB`,
    met: checks.every(Boolean),
    problems: [],
  };
}

function repeatVisitRow(name: string, vitals: PageVitals): GoalRow {
  const work = `${name} on a phone, visited again after another page`;
  return { name: 'phone', work, figure: `LCP ${Math.round(vitals.lcp)} ms; ${describe(vitals)}`, target: '', met: undefined, problems: [] };
}

function describe({ blocking, shift, js, fonts, html, all }: PageVitals): string {
  const kilobytes = [`JS ${js.toFixed(0)}`, `fonts ${fonts.toFixed(0)}`, `HTML ${html.toFixed(0)}`, `all ${all.toFixed(0)} kB`].join(', ');
  return `blocking ${Math.round(blocking)} ms, shift ${Math.round(shift * 1000) / 1000}, ${kilobytes}`;
}

function medians(runs: readonly PageVitals[]): PageVitals {
  const median = (key: keyof PageVitals) => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  };
  return {
    lcp: median('lcp'),
    fcp: median('fcp'),
    blocking: median('blocking'),
    load: median('load'),
    heading: median('heading'),
    shift: median('shift'),
    all: median('all'),
    html: median('html'),
    js: median('js'),
    fonts: median('fonts'),
  };
}
