import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type ShopSort, type ShopsAddress, shopSorts, shopsHref } from './shops-address.ts';

/** Finds and sorts shops; each choice is an address of its own. Searching works before any script runs. */
export function ShopsToolbar({ address }: { address: ShopsAddress }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const sortId = useId();
  const words: Record<ShopSort, string> = {
    default: t('Recommended'),
    top_rated: t('Top rated'),
    newest: t('Newest'),
    name: t('By name'),
  };
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    void navigate(shopsHref({ ...address, page: 1, search: typeof search === 'string' ? search.trim() : '' }), {
      preventScrollReset: true,
    });
  }
  function handleSort(value: string) {
    const sort_type = shopSorts.find((sort) => sort === value) ?? 'default';
    void navigate(shopsHref({ ...address, page: 1, sort_type }), { preventScrollReset: true });
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <search className="min-w-0 grow basis-64 sm:max-w-sm">
        <form action={paths.shops()} onSubmit={handleSubmit}>
          {/* Another search in the address empties or fills the box anew. */}
          <TextInput
            key={address.search}
            type="search"
            name="search"
            maxLength={100}
            enterKeyHint="search"
            aria-label={t('Search shops')}
            placeholder={t('Search shops')}
            defaultValue={address.search}
            end={
              <IconButton type="submit" size="sm" label={t('Search')}>
                <Search />
              </IconButton>
            }
          />
          {address.sort_type !== 'default' && <input type="hidden" name="sort_type" value={address.sort_type} />}
        </form>
      </search>
      <div className="flex items-center gap-2.5 text-sm max-sm:grow sm:ms-auto">
        <label htmlFor={sortId} className="shrink-0 text-ink-muted max-sm:sr-only">
          {t('Sort by')}
        </label>
        <Select
          id={sortId}
          size="sm"
          className="grow"
          value={address.sort_type}
          options={shopSorts.map((value) => ({ value, label: words[value] }))}
          onChange={({ target }) => handleSort(target.value)}
        />
      </div>
    </div>
  );
}
