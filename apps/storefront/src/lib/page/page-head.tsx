import { intlLocale } from '@souk/money/format';
import { useLocation } from 'react-router';
import { sharePicture } from '../picture-source.ts';
import { useServices, useSettings } from '../services/services-context.tsx';
import { languageAddress } from './page-address.ts';

type PageHeadProps = {
  /** Without a title the shop's name is used. */
  title?: string | undefined;
  description?: string | undefined;
  /** The address to index, if it is not the current one: `paths.category({ slug })`. */
  canonical?: string | undefined;
  image?: string | null | undefined;
  /** The Open Graph type. */
  type?: 'website' | 'article' | 'product' | undefined;
  /** For screens that search engines must not index. */
  noIndex?: boolean | undefined;
  /** schema.org data as plain objects. */
  jsonLd?: Readonly<Record<string, unknown>> | undefined;
};

/** The head of a page. Each page renders exactly one. */
export function PageHead({ title, description, canonical, image, type = 'website', noIndex, jsonLd }: PageHeadProps) {
  const appName = useSettings((state) => state.appName);
  const { pathname } = useLocation();
  return (
    <>
      <title>{[title, appName].filter(Boolean).join(' - ')}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={noIndex ? 'noindex' : 'max-image-preview:large'} />
      {!noIndex && <Addresses address={canonical ?? pathname} />}
      <meta property="og:title" content={title ?? appName} />
      <meta property="og:site_name" content={appName} />
      <meta property="og:type" content={type} />
      {description && <meta property="og:description" content={description} />}
      <SharedPicture address={image} alt={title ?? appName} />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}

/** The canonical address, and the alternates in the other languages. */
function Addresses({ address }: { address: string }) {
  const { origin } = useServices();
  const languages = useSettings((state) => state.languages);
  const locale = useSettings((state) => state.locale);
  const defaultLocale = useSettings((state) => state.defaultLocale);
  const addressIn = (language: string) => `${origin}${languageAddress(address, language, defaultLocale)}`;
  const others = languages.filter(({ name }) => name !== locale);
  return (
    <>
      <link rel="canonical" href={addressIn(locale)} />
      <meta property="og:url" content={addressIn(locale)} />
      {others.length > 0 &&
        languages.map(({ name }) => <link key={name} rel="alternate" hrefLang={intlLocale(name)} href={addressIn(name)} />)}
      {others.length > 0 && <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />}
    </>
  );
}

/** The picture for shared links: the page's own, or the shop's logo. */
function SharedPicture({ address, alt }: { address: string | null | undefined; alt: string }) {
  const { origin } = useServices();
  const logo = useSettings((state) => state.logo);
  const picture = sharePicture(address || logo) ?? '/icons/512.png';
  return (
    <>
      <meta property="og:image" content={new URL(picture, origin || 'http://localhost').href} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content={address ? 'summary_large_image' : 'summary'} />
    </>
  );
}

function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  // A closing tag inside a text would end the element: `<` is written as an escape that JSON reads back.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped, in an element that is never executed.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
