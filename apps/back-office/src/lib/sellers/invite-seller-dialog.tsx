import { fieldProblem } from '@souk/client/api/api-error.ts';
import type { ShopRole } from '@souk/contract/seller/staff';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { explainError, useI18n } from '../services.tsx';
import { explainShopRole, shopRoleText } from './shop-role-words.ts';

export type SellerInvitation = { phone: string; name: string; role: string };

type InviteSellerDialogProps = {
  open: boolean;
  /** The roles that the reader may grant. */
  roles: readonly ShopRole[];
  /** The role that is chosen at first. */
  preferred: string;
  onInvite: (invitation: SellerInvitation) => Promise<unknown>;
  onClose: () => void;
};

/** Invites a person to sell for a shop by their number. */
export function InviteSellerDialog({ open, ...form }: InviteSellerDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onClose={form.onClose} title={t('Invite a member')} size="md">
      {open && <InviteForm {...form} />}
    </Dialog>
  );
}

function InviteForm({ roles, preferred, onInvite, onClose }: Omit<InviteSellerDialogProps, 'open'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const first = roles.find(({ name }) => name === preferred) ?? roles.at(-1);
  const [form, setForm] = useState({ phone: '', name: '', role: first?.name ?? '' });
  const invite = useMutation({ mutationFn: () => onInvite(form), onSuccess: onClose });
  const problem = fieldProblem(invite.error, 'phone');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    invite.mutate();
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {invite.isError && !problem && (
        <div role="alert">
          <Note tone="warn">{explainError(i18n, invite.error)}</Note>
        </div>
      )}
      <Field
        label={t('Phone number')}
        hint={t('With + and country code. The invitation is sent there, and accepted by signing in with it.')}
        error={problem}
        required
      >
        <TextInput
          type="tel"
          dir="ltr"
          required
          data-autofocus
          maxLength={32}
          value={form.phone}
          onChange={({ target }) => setForm({ ...form, phone: target.value })}
        />
      </Field>
      <Field label={t('Name')} required>
        <TextInput required maxLength={100} value={form.name} onChange={({ target }) => setForm({ ...form, name: target.value })} />
      </Field>
      <Field label={t('Role')} hint={explainShopRole(i18n, form.role)} required>
        <Select
          value={form.role}
          options={roles.map(({ name }) => ({ value: name, label: shopRoleText(i18n, name) }))}
          onChange={({ target }) => setForm({ ...form, role: target.value })}
        />
      </Field>
      <div className="dialog-buttons">
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={invite.isPending}>
          {t('Invite')}
        </Button>
      </div>
    </form>
  );
}
