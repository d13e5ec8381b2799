import { fieldProblem } from '@souk/client/api/api-error.ts';
import type { Role } from '@souk/contract/back-office/access/staff';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { roleText } from '../../lib/role-words.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { useMayManage } from './queries.ts';

type InviteDialogProps = { open: boolean; roles: readonly Role[]; onClose: () => void };

/** Makes a person a member by their number, with a role that the reader may grant. */
export function InviteDialog({ open, roles, onClose }: InviteDialogProps) {
  const { t } = useServices().i18n;
  return (
    <Dialog open={open} onClose={onClose} title={t('Invite a member')}>
      {open && <InviteForm roles={roles} onClose={onClose} />}
    </Dialog>
  );
}

function InviteForm({ roles, onClose }: Omit<InviteDialogProps, 'open'>) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const grantable = roles.filter(useMayManage(roles));
  const smallest = grantable.toSorted((one, other) => one.permissions.length - other.permissions.length)[0];
  const [form, setForm] = useState({ phone: '', name: '', role_id: smallest?.id ?? 0 });
  const invite = useMutation({
    mutationFn: () => api.call('POST /admin/staff', { body: form }),
    async onSuccess() {
      onClose();
      toast.success(t('Member added'));
      await Promise.all([['staff'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
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
      <Field label={t('Phone number')} hint={t('With + and country code. They sign in with a code sent there.')} error={problem} required>
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
      <Field label={t('Role')} hint={t('You can give the roles whose permissions you have yourself.')} required>
        <Select
          value={String(form.role_id)}
          options={grantable.map(({ id, name }) => ({ value: String(id), label: roleText(i18n, name) }))}
          onChange={({ target }) => setForm({ ...form, role_id: Number(target.value) })}
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
