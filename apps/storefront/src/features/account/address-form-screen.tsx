import type { Address } from '@souk/contract/account';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

type AddressFormScreenProps = {
  /** The one to change; null for a new one. */
  address: Address | null;
  isFirst: boolean;
  onSaved: () => void;
};

/** An address to write or to change, as a page. */
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
