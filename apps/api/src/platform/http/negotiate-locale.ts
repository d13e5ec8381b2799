/** Languages as browsers name them, where the shop's name differs. */
const aliases: Record<string, string> = { fa: 'ir' };

/** No browser wants more languages than fit here; a longer header is not worth reading. */
const longestHeader = 200;

/** The most wanted language (of an Accept-Language header) that is offered, otherwise the fallback. */
export function negotiateLocale(header: string | undefined, offered: ReadonlySet<string>, fallback: string): string {
  if (!header) return fallback;
  // The storefront sends one language, by the name that the shop uses.
  if (offered.has(header)) return header;
  let best: Wish = { locale: fallback, weight: 0 };
  for (const entry of header.slice(0, longestHeader).split(',')) {
    const wish = readWish(entry);
    if (wish.weight > best.weight && offered.has(wish.locale)) best = wish;
  }
  return best.locale;
}

type Wish = { locale: string; weight: number };

/** `fa-IR;q=0.8`: the region does not matter, a weight that cannot be read wants nothing. */
function readWish(entry: string): Wish {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const language = tag.split('-')[0] ?? '';
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  const locale = Object.hasOwn(aliases, language) ? (aliases[language] ?? language) : language;
  return { locale, weight: Number(weight) };
}
