import { intlLocale } from '@souk/money/format-number';
import { useLocation } from 'react-router';
import { sharePicture } from '../picture-source.ts';
import { useServices, useSettings } from '../services/services-context.tsx';
import { languageAddress } from './language-address.ts';

type PageHeadProps = {
  /** Without one the title is the shop's name alone. */
  title?: string | undefined;
  description?: string | undefined;
  /** The address to index, where it is not the one typed: `paths.category({ slug })`. */
  canonical?: string | undefined;
  image?: string | null | undefined;
  /** What Open Graph calls the thing that is shown. */
  type?: 'website' | 'article' | 'product' | undefined;
  /** For a screen that no search engine shows. */
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

/** The page's own address in the language that it is shown in, and where the same page is in the others. */
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

/** What stands beside the link where somebody shares the page: its own picture, or the shop's sign. */
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
