import type { Address } from '@souk/contract/account';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { AddressFields, useAddressForm } from './address-form.tsx';

type AddressFormScreenProps = {
  /** Null for a new address. */
  address: Address | null;
  isFirst: boolean;
  onSaved: () => void;
};

export function AddressFormScreen({ address, isFirst, onSaved }: AddressFormScreenProps) {
  const { t } = useI18n();
  const { form, failure, submit } = useAddressForm({ address, isFirst, onSaved });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <AddressFields form={form} failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.formState.isSubmitting} className="max-sm:flex-1">
          {t('Save address')}
        </Button>
        <ButtonLink variant="secondary" href={paths.addresses()} className="max-sm:flex-1">
          {t('Cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}

export function AddressFormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-7 w-44" />
      <div className="grid max-w-2xl gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 sm:p-6">
        {['name', 'phone', 'street', 'flat', 'way', 'area', 'postcode'].map((key) => (
          <div key={key} className={key === 'street' ? 'grid gap-2 sm:col-span-2' : 'grid gap-2'}>
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-11" />
          </div>
        ))}
        <Skeleton className="h-11 sm:col-span-2" />
      </div>
    </div>
  );
}
