import type { Address } from '@souk/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountQueries } from './account-queries.ts';
import { AddressCard } from './address-card.tsx';

const AddressDialog = lazyPart(
  () => import('./address-dialog.tsx'),
  ({ AddressDialog }) => AddressDialog,
);

type AddressPickerProps = { value: Address | null; onChange: (address: Address) => void };

/** One of the shopper's addresses; more can be added and each changed on the spot. */
export function AddressPicker({ value, onChange }: AddressPickerProps) {
  const { api } = useServices();
  const { t } = useI18n();
  const { data, error, refetch, isFetching } = useQuery(accountQueries.addresses(api));
  const { dialog, edit } = useAddressDialog({ isFirst: data?.length === 0, onChange });
  if (!data) {
    if (error)
      return <ErrorState kind="inline" title={t('The addresses could not be loaded')} onRetry={() => void refetch()} busy={isFetching} />;
    return <Skeleton className="h-24 rounded-lg" />;
  }
  return (
    <div className="grid gap-3">
      {data.length === 0 ? (
        <p className="text-ink-muted">{t('Where may we bring it? The address is kept for the next time.')}</p>
      ) : (
        <fieldset className={data.length > 1 ? 'grid gap-3 xl:grid-cols-2' : 'grid'}>
          <legend className="sr-only">{t('Delivery address')}</legend>
          {data.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              checked={address.id === value?.id}
              onChoose={() => onChange(address)}
              onEdit={() => edit(address)}
            />
          ))}
        </fieldset>
      )}
      <Button variant={data.length === 0 ? 'primary' : 'secondary'} className="justify-self-start" onClick={() => edit(null)}>
        <Plus aria-hidden="true" />
        {t('Add an address')}
      </Button>
      {dialog}
    </div>
  );
}

/** The dialog of the form, loaded when it is first needed. Each address keeps what was typed into it. */
function useAddressDialog({ isFirst, onChange }: { isFirst: boolean; onChange: (address: Address) => void }) {
  const [edited, setEdited] = useState<{ address: Address | null }>();
  const [open, setOpen] = useState(false);
  function edit(address: Address | null) {
    setEdited({ address });
    setOpen(true);
  }
  function handleSaved(address: Address) {
    setOpen(false);
    onChange(address);
  }
  const dialog = edited && (
    <Suspense>
      <AddressDialog
        key={edited.address?.id ?? 'new'}
        open={open}
        address={edited.address}
        isFirst={isFirst}
        onClose={() => setOpen(false)}
        onSaved={handleSaved}
      />
    </Suspense>
  );
  return { dialog, edit };
}
