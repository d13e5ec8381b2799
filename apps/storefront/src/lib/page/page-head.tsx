import { intlLocale } from '@souk/money/format-number';
import { useLocation } from 'react-router';
import { useServices, useSettings } from '../services/services-context.tsx';

type PageHeadProps = {
  /** Without one the title is the shop's name alone. */
  title?: string | undefined;
  description?: string | undefined;
  /** The address to index, where it is not the one typed: `paths.category({ slug })`. */
  canonical?: string | undefined;
  image?: string | null | undefined;
  /** For a screen that no search engine shows. */
  noIndex?: boolean | undefined;
  /** schema.org data as plain objects. */
  jsonLd?: Readonly<Record<string, unknown>> | undefined;
};

/** The head of a page. Each page renders exactly one. */
export function PageHead({ title, description, canonical, image, noIndex, jsonLd }: PageHeadProps) {
  const appName = useSettings((state) => state.appName);
  const { origin } = useServices();
  const { pathname } = useLocation();
  const address = `${origin}${canonical ?? pathname}`;
  const full = [title, appName].filter(Boolean).join(' - ');
  const picture = image && new URL(image, origin || 'http://localhost').href;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noIndex ? <meta name="robots" content="noindex" /> : <Addresses address={address} />}
      <meta property="og:title" content={title ?? appName} />
      <meta property="og:site_name" content={appName} />
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={picture} />}
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}

/** The page's own address and the same page in the shop's other languages. */
function Addresses({ address }: { address: string }) {
  const languages = useSettings((state) => state.languages);

  const join = address.includes('?') ? '&' : '?';
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {languages.map(({ name }) => (
        <link key={name} rel="alternate" hrefLang={intlLocale(name)} href={`${address}${join}lang=${name}`} />
      ))}
    </>
  );
}

function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  // A closing tag inside a text would end the element: `<` is written as an escape that JSON reads back.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its `<` escaped, in an element that is never executed.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
