/** Languages as browsers name them, where the shop's name differs. */
const aliases: Record<string, string> = { fa: 'ir' };

/** The first of the wanted languages (an Accept-Language header) that is offered, otherwise the fallback. Weights are taken by their order. */
export function negotiateLocale(header: string | undefined, offered: ReadonlySet<string>, fallback: string): string {
  if (!header) return fallback;
  for (const entry of header.slice(0, 200).split(',')) {
    const language = entry.split(';')[0]?.trim().split('-')[0]?.toLowerCase() ?? '';
    const locale = aliases[language] ?? language;
    if (offered.has(locale)) return locale;
  }
  return fallback;
}
