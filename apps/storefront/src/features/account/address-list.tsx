import type { Address } from '@souk/contract/account';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { MapPin, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addressLines } from '../../lib/address-lines.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { WrittenAddress } from '../../lib/written-address.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { accountQueries } from './account-queries.ts';
import { addressTypeTexts } from './address-card.tsx';
import { addressValues, toAddressForm } from './model/address-values.ts';
import { saveAddress } from './save-address.ts';

/** The shopper's addresses: which is the default, and what can be done with each. */
export function AddressList() {
  const { t } = useI18n();
  const { api } = useServices();
  const { data: addresses } = useSuspenseQuery(accountQueries.addresses(api));
  const { makeDefault, ask, dialog, isBusy } = useAddressActions();
  if (addresses.length === 0) {
    return (
      <EmptyState
        drawing="house"
        title={t('No addresses yet')}
        text={t('Where may we bring it? The address is kept for the next time.')}
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
                onClick={() => ask(address)}
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

/** An address as it is written on a parcel, with what kind of place it is. */
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
  const { api, i18n, auth } = services;
  const { t, list } = i18n;
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<Address>();
  const onError = (error: unknown) => toast.error(failureWords(i18n, error));
  const formOf = (address: Address) => toAddressForm(addressValues(address, { user: auth.getState().user, isFirst: false }));
  const making = useMutation({
    mutationFn: (address: Address) => saveAddress(services, { ...formOf(address), is_default: true }, address.id),
    onError,
  });
  const removing = useMutation({
    mutationFn: (address: Address) => api.call('DELETE /address/{id}/delete', { params: { id: address.id } }),
    async onSuccess({ message }, address) {
      await queryClient.invalidateQueries({ queryKey: accountQueries.addresses(api).queryKey });
      toast.show({
        text: message ?? t('The address is deleted'),
        durationMs: 6000,
        action: { label: t('Undo'), onPress: () => void saveAddress(services, formOf(address), undefined).catch(onError) },
      });
    },
    onError,
    onSettled: () => setLeaving(undefined),
  });
  const dialog = (
    <ConfirmDialog
      open={leaving !== undefined}
      title={t('Delete this address?')}
      text={leaving && list([leaving.name, ...addressLines(leaving)].map(isolate))}
      answers={{ cancel: t('Cancel'), confirm: t('Delete') }}
      busy={removing.isPending}
      onCancel={() => setLeaving(undefined)}
      onConfirm={() => leaving && removing.mutate(leaving)}
    />
  );
  return { makeDefault: making.mutate, ask: setLeaving, dialog, isBusy: making.isPending };
}
