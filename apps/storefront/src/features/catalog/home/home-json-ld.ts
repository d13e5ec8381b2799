import { paths } from '../../../lib/paths.ts';

type Site = { origin: string; name: string; logo: string | null; sameAs: readonly string[] };

/** The organization and its search form, as structured data. */
export function homeJsonLd({ origin, name, logo, sameAs }: Site) {
  const url = `${origin}${paths.home()}`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${url}#organization`,
        name,
        url,
        ...(logo && { logo: logo.startsWith('/') ? `${origin}${logo}` : logo }),
        ...(sameAs.length > 0 && { sameAs }),
      },
      {
        '@type': 'WebSite',
        name,
        url,
        publisher: { '@id': `${url}#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.products()}?search={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
