/** The parts of a page that crawlers read from the HTML, without running scripts. */
export type Head = {
  titles: string[];
  language: string | undefined;
  meta: Map<string, string[]>;
  canonical: string[];
  /** Addresses by their language. */
  alternates: Map<string, string>;
  jsonLd: string[];
};

export function readHead(html: string): Head {
  const meta = new Map<string, string[]>();
  for (const attributes of elements(html, 'meta')) {
    const name = attributes.get('property') ?? attributes.get('name');
    if (name) meta.set(name, [...(meta.get(name) ?? []), attributes.get('content') ?? '']);
  }
  const links = elements(html, 'link');
  const alternates = links.filter((link) => link.get('rel') === 'alternate');
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => decode(title)),
    language: elements(html, 'html')[0]?.get('lang'),
    meta,
    canonical: links.filter((link) => link.get('rel') === 'canonical').map((link) => link.get('href') ?? ''),
    alternates: new Map(alternates.map((link) => [link.get('hreflang') ?? '', link.get('href') ?? ''])),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => text),
  };
}

function elements(html: string, name: string): Map<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(
    ([, inside = '']) =>
      new Map([...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)])),
  );
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
