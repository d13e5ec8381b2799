import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { longestSearch, ordersQuery } from './model/orders-address.ts';
import type { OrdersPage } from './orders-queries.ts';

/** Finds orders by a part of their number, among all of them or those of a status. */
export function OrderSearch({ shown }: { shown: OrdersPage }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [text, setText] = useState(shown.search);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.orderHistory(ordersQuery({ ...shown, search: text.trim(), page: 1 })));
  };
  return (
    <search>
      <form onSubmit={handleSubmit} className="flex max-w-md gap-2.5">
        <div className="min-w-0 flex-1">
          <TextInput
            type="search"
            aria-label={t('Order number')}
            placeholder={t('Order number')}
            maxLength={longestSearch}
            value={text}
            onChange={(event) => setText(event.target.value)}
            start={<Search aria-hidden="true" className="size-5" />}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('Search')}
        </Button>
      </form>
    </search>
  );
}
