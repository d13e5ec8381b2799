import type { ManagedSeo } from '@souk/contract/back-office/seo';
import { useI18n } from '../services.tsx';

/** The texts that a page has without its own ones for search engines, and its address. */
export type SearchedPage = Pick<ManagedSeo, 'own' | 'site' | 'address'>;

type SearchResultProps = {
  page: SearchedPage;
  language: ManagedSeo['languages'][number];
  /** The texts as they are typed; an empty one is the page's own. */
  title: string;
  description: string;
};

/** The page as a search engine shows it, in one language. */
export function SearchResult({ page: { own, site, address }, language: { name, direction }, title, description }: SearchResultProps) {
  const { t } = useI18n();
  const textIn = (texts: Readonly<Record<string, string>>) => texts[name] || Object.values(texts)[0] || '';
  const shownTitle = [title || textIn(own.title), textIn(site)].filter(Boolean).join(' - ');
  const shownDescription = description || textIn(own.description);
  return (
    <div
      role="group"
      aria-label={t('Preview of the search result')}
      dir={direction}
      lang={name === 'ir' ? 'fa' : name}
      className="grid gap-1 rounded-lg border border-line bg-ground p-3"
    >
      <p className="truncate text-xs text-ink-muted" dir="ltr">
        {location.host}
        {address}
      </p>
      <p className="line-clamp-1 text-base font-semibold text-accent wrap-anywhere">{shownTitle}</p>
      <p className="line-clamp-2 text-sm text-ink-muted wrap-anywhere">
        {shownDescription || t('A sentence or the beginning of the text of the page')}
      </p>
    </div>
  );
}
