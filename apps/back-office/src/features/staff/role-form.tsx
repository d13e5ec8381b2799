import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Role } from '@souk/contract/back-office/access/staff';
import type { Permission } from '@souk/contract/back-office/permissions';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useMe } from '../../app/session.ts';
import { ConflictPanel } from '../../lib/forms/conflict-panel.tsx';
import { listDifferences } from '../../lib/forms/list-differences.ts';
import { SaveBar } from '../../lib/forms/save-bar.tsx';
import { useEditForm } from '../../lib/forms/use-edit-form.ts';
import { PermissionFields } from '../../lib/permission-fields.tsx';
import { permissionText } from '../../lib/role-words.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { refreshStaff, staffQuery } from './queries.ts';

type Values = { name: string; permissions: Permission[] };
type RoleFormProps = { role: Role; isLocked: boolean; onCreated: () => unknown };

/** The name and the permissions of a role, of which nobody gives more than they hold. */
export function RoleForm({ role, isLocked, onCreated }: RoleFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const held: ReadonlySet<Permission> = new Set(useMe().permissions);
  const isNew = role.id === 0;
  const edit = useEditForm<Role, Values>({
    stored: role,
    toValues: valuesOf,
    fields: ['name'],
    async reload() {
      const { roles } = await queryClient.fetchQuery({ ...staffQuery(api), staleTime: 0 });
      return roles.find(({ id }) => id === role.id) ?? role;
    },
    async save(values, version) {
      if (isNew) return (await api.call('POST /admin/roles', { body: values })).data.role;
      return (await api.call('POST /admin/roles/{id}', { params: { id: role.id }, body: { ...values, version } })).data.role;
    },
    async onSaved() {
      toast.success(isNew ? t('Role added') : t('Role changed'));
      await refreshStaff(queryClient);
      if (isNew) onCreated();
    },
  });
  const { form, theirs } = edit;
  const { name, permissions } = form.watch();
  const dirty = { shouldDirty: true } as const;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void edit.submit();
  }
  return (
    <form className="grid gap-5" onSubmit={handleSubmit}>
      {role.is_owner && <Note>{t('Owners may do everything, also what later versions add. This role never changes.')}</Note>}
      {!role.is_owner && isLocked && <Note>{t('This role may do more than you, so you cannot change it.')}</Note>}
      {theirs && (
        <ConflictPanel
          fields={listDifferences(describe({ name, permissions }, i18n), describe(theirs, i18n))}
          busy={edit.isSaving}
          onSaveMine={() => void edit.saveMine()}
          onUseTheirs={edit.applyTheirs}
        />
      )}
      {edit.error !== undefined && <Note tone="error">{explainError(i18n, edit.error)}</Note>}
      <Field label={t('Name')} error={form.formState.errors.name?.message} required className="max-w-md">
        <TextInput
          required
          maxLength={40}
          disabled={isLocked}
          value={name}
          onChange={({ target }) => form.setValue('name', target.value, dirty)}
        />
      </Field>
      <PermissionFields
        value={new Set(permissions)}
        onChange={(chosen) => form.setValue('permissions', [...chosen].toSorted(), dirty)}
        held={held}
        disabled={isLocked}
      />
      {!isLocked && <SaveBar isDirty={edit.isDirty} isNew={isNew} busy={edit.isSaving} onDiscard={edit.discard} />}
    </form>
  );
}

function valuesOf({ name, permissions }: Role): Values {
  return { name, permissions: permissions.toSorted() };
}

function describe({ name, permissions }: Values, i18n: I18n): [label: string, value: string][] {
  return [
    [i18n.t('Name'), name],
    [i18n.t('Permissions'), i18n.list(permissions.toSorted().map((each) => permissionText(i18n, each)))],
  ];
}
