import { lazyPart } from '@souk/client/lazy-part.ts';
import type { Address } from '@souk/contract/account';
import { Badge } from '@souk/ui/badge.tsx';
import { Button, IconButton } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { RadioCard } from '@souk/ui/forms/radio-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAuth, useCart, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { currentAddress } from '../../lib/stores/auth-store.ts';
import { WrittenAddress } from '../../lib/written-address.tsx';
import { addressTypeTexts } from './address-values.ts';
import { accountQueries } from './queries.ts';

const AddressDialog = lazyPart(
  () => import('./address-dialog.tsx'),
  ({ AddressDialog }) => AddressDialog,
);

type AddressPickerProps = { value: Address | null; onChange: (address: Address) => void };

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
        <p className="text-ink-muted">{t('Where should we deliver? We save the address for next time.')}</p>
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

/** The dialog is loaded when it is first needed. Each address has its own form state. */
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

type AddressCardProps = { address: Address; checked: boolean; onChoose: () => void; onEdit: () => void };

function AddressCard({ address, checked, onChoose, onEdit }: AddressCardProps) {
  const { t } = useI18n();
  return (
    // The edit button is outside the label, so that pressing it does not select the address.
    <div className="relative grid">
      <RadioCard
        name="address_id"
        value={address.id}
        checked={checked}
        onChange={onChoose}
        className="pe-14"
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {address.name}
            <Badge>{t(addressTypeTexts[address.address_type])}</Badge>
            {address.is_default && <Badge tone="primary">{t('Default')}</Badge>}
          </span>
        }
        text={<WrittenAddress address={address} />}
      />
      <span className="absolute end-1.5 top-1.5">
        <IconButton label={t('Edit address of {name}', { name: address.name })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}

/** The address chosen on this page, otherwise the current one: the default or the first. */
export function useDeliveryAddress() {
  const { cart } = useServices();
  const addresses = useAuth((state) => state.addresses);
  const current = useCart((state) => state.address);
  const [chosen, setChosen] = useState<Address>();
  const find = (address: Address | null | undefined) => addresses.find(({ id }) => id === address?.id);
  function choose(address: Address) {
    setChosen(address);
    cart.setState({ address });
  }
  return { address: find(chosen) ?? find(current) ?? currentAddress(addresses), choose };
}
