import type { Address } from '@souk/contract/account';
import { Button } from '@souk/ui/button.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useId } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useModalFlag } from '../../lib/services/use-modal-flag.ts';
import { AddressFields, useAddressForm } from './address-form.tsx';

type AddressDialogProps = {
  open: boolean;
  /** Null for a new address. */
  address: Address | null;
  isFirst: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

/** The dialog stays mounted, so reopening it restores what was typed. */
export function AddressDialog({ open, address, isFirst, onClose, onSaved }: AddressDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  useModalFlag('addressModal', open);
  const { form, failure, submit } = useAddressForm({ address, isFirst, onSaved });
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={formId} busy={form.formState.isSubmitting}>
        {t('Save address')}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} size="md" title={address ? t('Edit address') : t('Add an address')} footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <AddressFields form={form} failure={failure} />
      </form>
    </Dialog>
  );
}
