import type { CallAnswer } from '@souk/contract/calls';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type BlogAddress, blogHref } from '../model/blog-address.ts';

type Categories = CallAnswer<'GET /blogs'>['categories'];

/** The name of the blog, its search, and its departments. */
export function BlogMasthead({ address, categories }: { address: BlogAddress; categories: Categories }) {
  const { t } = useI18n();
  return (
    <header className="lattice border-b border-line bg-tint/50 [--lattice-strength:0.03]">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 pt-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] sm:items-end sm:pt-12">
        <div>
          <h1 className="text-2xl">{t('Blogs')}</h1>
          <p className="mt-2 max-w-xl text-ink-muted">{t('Workshops, things that last, and how to look after them.')}</p>
        </div>
        <BlogSearch address={address} />
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

/** Searching works before any script runs. */
function BlogSearch({ address }: { address: BlogAddress }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    void navigate(blogHref({ ...address, page: 1, search: typeof search === 'string' ? search.trim() : '' }));
  }
  return (
    <search className="min-w-0">
      <form action={paths.blogs()} onSubmit={handleSubmit}>
        {/* Another search in the address empties or fills the box anew. */}
        <TextInput
          key={address.search}
          type="search"
          name="search"
          maxLength={100}
          enterKeyHint="search"
          aria-label={t('Search posts')}
          placeholder={t('Search posts')}
          defaultValue={address.search}
          end={
            <IconButton type="submit" size="sm" label={t('Search')}>
              <Search />
            </IconButton>
          }
        />
        {address.category_id !== null && <input type="hidden" name="category_id" value={address.category_id} />}
        {address.tag && <input type="hidden" name="tag" value={address.tag} />}
      </form>
    </search>
  );
}
