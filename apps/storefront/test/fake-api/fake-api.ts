import type { Master } from '@souk/contract/settings';
import { buildHome, fakeCategories } from './catalog.ts';
import { buildMaster, type FakeLocale, fakeTexts } from './settings.ts';

export type Seen = { method: string; path: string; headers: Headers };
type FakeApiParts = { master?: Partial<Master>; failing?: readonly string[] };

const isFakeLocale = (value: string): value is FakeLocale => Object.hasOwn(fakeTexts, value);

/** A fake server of the contract that answers from memory and records its requests. */
export function createFakeApi({ master = {}, failing = [] }: FakeApiParts = {}) {
  const seen: Seen[] = [];
  async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address, 'http://fake');
    const path = pathname.replace(/^\/api/, '');
    const headers = new Headers(init.headers);
    seen.push({ method: init.method ?? 'GET', path, headers });
    if (failing.includes(path)) return Response.json({ message: 'Down for repairs' }, { status: 503 });
    const locale = headers.get('accept-language') ?? 'en';
    const data = answer(path, isFakeLocale(locale) ? locale : 'en', master);
    return data === undefined ? Response.json({ message: 'Not found' }, { status: 404 }) : Response.json({ data });
  }
  return { fetch, seen };
}

function answer(path: string, locale: FakeLocale, master: Partial<Master>): unknown {
  switch (path) {
    case '/master':
      return buildMaster(locale, master);
    case '/lang/en':
      return fakeTexts.en;
    case '/lang/ar':
      return fakeTexts.ar;
    case '/lang/ir':
      return fakeTexts.ir;
    case '/home':
      return buildHome();
    case '/categories':
      return { total: fakeCategories.length, categories: fakeCategories };
    case '/logout':
      return {};
    default:
      return undefined;
  }
}
