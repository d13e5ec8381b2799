import type { Api } from '@souk/client/api/create-api.ts';
import type { Role } from '@souk/contract/back-office/access/staff';
import type { Permission } from '@souk/contract/back-office/permissions';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMe } from '../app/session.ts';
import { SubjectHistory } from '../features/audit/subject-history.tsx';
import { staffQuery, useChangeStaff, useMayManage } from '../features/staff/queries.ts';
import { BackLink } from '../lib/back-link.tsx';
import { afterSave, SaveBar } from '../lib/forms/save-bar.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { PermissionFields } from '../lib/permission-fields.tsx';
import { roleText } from '../lib/role-words.ts';
import { explainError, useServices } from '../lib/services.tsx';

const emptyRole: Role = { id: 0, name: '', permissions: [], is_owner: false, members: 0 };

/** One role: its name and what it may do. */
export function RolePage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { id } = useParams();
  const staff = useQuery(staffQuery(api));
  const isNew = id === 'new';
  const role = isNew ? emptyRole : staff.data?.roles.find((each) => String(each.id) === id);
  return (
    <>
      <BackLink href={paths.staff()} label={t('Staff and roles')} />
      <PageHeader title={isNew ? t('New role') : t('Role: {name}', { name: role ? roleText(i18n, role.name) : '' })} />
      {staff.isPending && <Skeleton className="h-96 rounded-lg" />}
      {staff.isError && !staff.data && (
        <ErrorState title={t('The staff could not be loaded')} text={explainError(i18n, staff.error)} onRetry={() => staff.refetch()} />
      )}
      {staff.data && !role && <ErrorState title={t('There is no such role')} />}
      {staff.data && role && <RoleForm key={`${role.id} ${role.name} ${role.permissions.join()}`} role={role} roles={staff.data.roles} />}
    </>
  );
}

function RoleForm({ role, roles }: { role: Role; roles: readonly Role[] }) {
  const { t } = useServices().i18n;
  const navigate = useNavigate();
  const change = useChangeStaff();
  const isNew = role.id === 0;
  const mayManage = useMayManage(roles);
  const held: ReadonlySet<Permission> = new Set(useMe().permissions);
  const [name, setName] = useState(role.name);
  const [permissions, setPermissions] = useState<ReadonlySet<Permission>>(new Set(role.permissions));
  const isLocked = role.is_owner || !mayManage(role);
  const isDirty =
    name !== role.name || permissions.size !== role.permissions.length || role.permissions.some((each) => !permissions.has(each));
  const leave = () => navigate(paths.staff(), afterSave);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { name, permissions: [...permissions] };
    const run = isNew
      ? { run: (api: Api) => api.call('POST /admin/roles', { body }).then(leave), done: t('Role added') }
      : { run: (api: Api) => api.call('POST /admin/roles/{id}', { params: { id: role.id }, body }), done: t('Role changed') };
    change.mutate(run);
  }
  function discard() {
    setName(role.name);
    setPermissions(new Set(role.permissions));
  }
  return (
    <div className={isNew ? 'max-w-4xl' : 'grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]'}>
      <form className="grid gap-5" onSubmit={handleSubmit}>
        {role.is_owner && <Note>{t('Owners may do everything, also what later versions add. This role never changes.')}</Note>}
        {!role.is_owner && isLocked && <Note>{t('This role may do more than you, so you cannot change it.')}</Note>}
        <Field label={t('Name')} required className="max-w-md">
          <TextInput required maxLength={40} disabled={isLocked} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <PermissionFields value={permissions} onChange={setPermissions} held={held} disabled={isLocked} />
        {!isLocked && <SaveBar isDirty={isDirty} isNew={isNew} busy={change.isPending} onDiscard={discard} />}
      </form>
      {!isNew && (
        <div className="grid gap-5">
          {!isLocked && <RemoveRole role={role} onRemoved={leave} />}
          <SubjectHistory kind="role" id={role.id} />
        </div>
      )}
    </div>
  );
}

function RemoveRole({ role, onRemoved }: { role: Role; onRemoved: () => unknown }) {
  const { t, plural } = useServices().i18n;
  const change = useChangeStaff();
  const params = { id: role.id };
  return (
    <div className="grid gap-2 text-sm">
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={role.members > 0}
        busy={change.isPending}
        onClick={() =>
          change.mutate({ run: (api) => api.call('DELETE /admin/roles/{id}', { params }).then(onRemoved), done: t('Role removed') })
        }
      >
        {t('Remove this role')}
      </Button>
      {role.members > 0 && (
        <p className="text-ink-muted">
          {plural(
            role.members,
            '{count} member has it: give them another role first.',
            '{count} members have it: give them another role first.',
          )}
        </p>
      )}
    </div>
  );
}
