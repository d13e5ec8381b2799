import type { Role } from '@souk/contract/back-office/access/staff';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { SubjectHistory } from '../features/audit/subject-history.tsx';
import { staffQuery, useChangeStaff, useMayManage } from '../features/staff/queries.ts';
import { RoleForm } from '../features/staff/role-form.tsx';
import { BackLink } from '../lib/back-link.tsx';
import { afterSave } from '../lib/forms/save-bar.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { roleText } from '../lib/role-words.ts';
import { explainError, useServices } from '../lib/services.tsx';

const emptyRole: Role = { id: 0, version: '', name: '', permissions: [], is_owner: false, members: 0 };

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
      {staff.data && role && <RoleEditor key={role.id} role={role} roles={staff.data.roles} />}
    </>
  );
}

function RoleEditor({ role, roles }: { role: Role; roles: readonly Role[] }) {
  const navigate = useNavigate();
  const isNew = role.id === 0;
  const mayManage = useMayManage(roles);
  const isLocked = role.is_owner || !mayManage(role);
  const leave = () => navigate(paths.staff(), afterSave);
  return (
    <div className={isNew ? 'max-w-4xl' : 'grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]'}>
      <RoleForm role={role} isLocked={isLocked} onCreated={leave} />
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
