import type { Address } from '@souk/contract/account';
import { useId } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useModalFlag } from '../../lib/services/use-modal-flag.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

type AddressDialogProps = {
  open: boolean;
  /** The one to change; null for a new one. */
  address: Address | null;
  isFirst: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

/** An address to write or to change. What was typed is still there when the dialog is opened again. */
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
