import { failureText } from '@souk/client/api/api-error.ts';
import { isolate } from '@souk/client/i18n/create-i18n.ts';
import type { Address } from '@souk/contract/account';
import { Badge } from '@souk/ui/badge.tsx';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { MapPin, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { addressLines, WrittenAddress } from '../../lib/written-address.tsx';
import { addressTypeTexts, addressValues, toAddressForm } from './address-values.ts';
import { deleteAddress, saveAddress } from './mutations.ts';
import { accountQueries } from './queries.ts';

export function AddressList() {
  const { t } = useI18n();
  const { api } = useServices();
  const { data: addresses } = useSuspenseQuery(accountQueries.addresses(api));
  const { makeDefault, askToDelete, dialog, isBusy } = useAddressActions();
  if (addresses.length === 0) {
    return (
      <EmptyState
        illustration="house"
        title={t('No addresses yet')}
        text={t('Where should we deliver? We save the address for next time.')}
        action={{ label: t('Add an address'), href: paths.newAddress() }}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="grid content-between gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
            <AddressText address={address} />
            <div className="-mx-2 flex flex-wrap gap-1 border-t border-line pt-2.5">
              <ButtonLink
                variant="ghost"
                size="sm"
                href={paths.editAddress({ id: address.id })}
                aria-label={t('Edit address of {name}', { name: address.name })}
              >
                <Pencil aria-hidden="true" />
                {t('Edit')}
              </ButtonLink>
              {!address.is_default && (
                <Button variant="ghost" size="sm" busy={isBusy} onClick={() => makeDefault(address)}>
                  <Star aria-hidden="true" />
                  {t('Make default')}
                </Button>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('Delete address of {name}', { name: address.name })}
                onClick={() => askToDelete(address)}
              >
                <Trash2 aria-hidden="true" />
                {t('Delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

export function AddAddressLink({ variant }: { variant?: 'secondary' }) {
  const { t } = useI18n();
  return (
    <ButtonLink variant={variant} href={paths.newAddress()} className="justify-self-start">
      <Plus aria-hidden="true" />
      {t('Add an address')}
    </ButtonLink>
  );
}

export function AddressText({ address }: { address: Address }) {
  const { t } = useI18n();
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-sm">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 text-ink-muted" />
      <div className="min-w-0 wrap-anywhere">
        <p className="mb-1 flex flex-wrap items-center gap-2 text-base">
          <strong>{address.name}</strong>
          <Badge>{t(addressTypeTexts[address.address_type])}</Badge>
          {address.is_default && <Badge tone="primary">{t('Default')}</Badge>}
        </p>
        <WrittenAddress address={address} />
      </div>
    </div>
  );
}

function useAddressActions() {
  const services = useServices();
  const { i18n, auth } = services;
  const { t, list } = i18n;
  const [deleting, setDeleting] = useState<Address>();
  const onError = (error: unknown) => toast.error(failureText(i18n, error));
  const toForm = (address: Address) => toAddressForm(addressValues(address, { user: auth.getState().user, isFirst: false }));
  const defaulting = useMutation({
    mutationFn: (address: Address) => saveAddress(services, { ...toForm(address), is_default: true }, address.id),
    onError,
  });
  const removal = useMutation({
    mutationFn: (address: Address) => deleteAddress(services, address.id),
    onSuccess(message, address) {
      toast.show({
        text: message ?? t('Address deleted'),
        durationMs: 6000,
        action: { label: t('Undo'), onPress: () => void saveAddress(services, toForm(address), undefined).catch(onError) },
      });
    },
    onError,
    onSettled: () => setDeleting(undefined),
  });
  const dialog = (
    <ConfirmDialog
      open={deleting !== undefined}
      title={t('Delete this address?')}
      text={deleting && list([deleting.name, ...addressLines(deleting)].map(isolate))}
      answers={{ cancel: t('Cancel'), confirm: t('Delete') }}
      busy={removal.isPending}
      onCancel={() => setDeleting(undefined)}
      onConfirm={() => deleting && removal.mutate(deleting)}
    />
  );
  return { makeDefault: defaulting.mutate, askToDelete: setDeleting, dialog, isBusy: defaulting.isPending };
}
