import type { CallAnswer } from '@souk/contract/calls';
import { SearchForm } from '@souk/ui/forms/search-form.tsx';
import { TabLinks } from '@souk/ui/navigation/tabs.tsx';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { type BlogAddress, type BlogChange, blogHref } from './blog-address.ts';

type Categories = CallAnswer<'GET /blogs'>['categories'];

/** Title, search and categories of the blog. */
export function BlogHeader({ address, categories, onChange }: { address: BlogAddress; categories: Categories; onChange: BlogChange }) {
  const { t } = useI18n();
  return (
    <header className="lattice border-b border-line bg-tint/50 [--lattice-strength:0.03]">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 pt-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] sm:items-end sm:pt-12">
        <div>
          <h1 className="text-2xl">{t('Blogs')}</h1>
          <p className="mt-2 max-w-xl text-ink-muted">{t('Workshops, things that last, and how to look after them.')}</p>
        </div>
        <search className="min-w-0">
          <SearchForm
            action={paths.blogs()}
            label={t('Search posts')}
            search={address.search}
            params={{ category_id: address.category_id, tag: address.tag }}
            onSearch={(search) => onChange({ search })}
          />
        </search>
        <div className="-mb-px min-w-0 sm:col-span-2">
          <CategoryTabs address={address} categories={categories} />
        </div>
      </div>
    </header>
  );
}

function CategoryTabs({ address, categories }: { address: BlogAddress; categories: Categories }) {
  const { t, number } = useI18n();
  const hrefOf = (category_id: number | null) => blogHref({ ...address, category_id, page: 1 });
  const tabs = categories.map(({ id, name, count }) => ({ id: String(id), label: name, count: number(count), href: hrefOf(id) }));
  return (
    <TabLinks
      label={t('Categories')}
      value={String(address.category_id ?? 'all')}
      tabs={[{ id: 'all', label: t('All'), href: hrefOf(null) }, ...tabs]}
    />
  );
}
