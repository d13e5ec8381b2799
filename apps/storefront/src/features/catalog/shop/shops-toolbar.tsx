import { SearchForm } from '@souk/ui/forms/search-form.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useNewestChoice } from '../../../lib/page/use-newest-choice.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { type ShopSort, type ShopsAddress, shopSorts, shopsHref } from './shops-address.ts';

/** Search and sort order, both in the address. The search form works without JavaScript. */
export function ShopsToolbar({ address }: { address: ShopsAddress }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const sortId = useId();
  const labels: Record<ShopSort, string> = {
    default: t('Recommended'),
    top_rated: t('Top rated'),
    newest: t('Newest'),
    name: t('By name'),
  };
  const newest = useNewestChoice(address, shopsHref(address));
  function change(to: Partial<ShopsAddress>) {
    const next = { ...newest.read(), ...to, page: 1 };
    const href = shopsHref(next);
    newest.choose(next, href);
    void navigate(href, { preventScrollReset: true });
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <search className="min-w-0 grow basis-64 sm:max-w-sm">
        <SearchForm
          action={paths.shops()}
          label={t('Search shops')}
          search={address.search}
          params={{ sort_type: address.sort_type === 'default' ? null : address.sort_type }}
          onSearch={(search) => change({ search })}
        />
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
          options={shopSorts.map((value) => ({ value, label: labels[value] }))}
          onChange={({ target }) => change({ sort_type: shopSorts.find((sort) => sort === target.value) ?? 'default' })}
        />
      </div>
    </div>
  );
}
