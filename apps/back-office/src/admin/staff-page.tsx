import type { Role } from '@souk/contract/back-office/access/staff';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { InviteDialog } from '../features/staff/invite-dialog.tsx';
import { MembersList } from '../features/staff/members-list.tsx';
import { staffQuery } from '../features/staff/queries.ts';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { roleText, summarizePermissions } from '../lib/role-words.ts';
import { explainError, useServices } from '../lib/services.tsx';

/** The members of the staff and the roles. */
export function StaffPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [isInviting, setInviting] = useState(false);
  const staff = useQuery(staffQuery(api));
  return (
    <>
      <PageHeader title={t('Staff and roles')}>
        <Button disabled={!staff.data} onClick={() => setInviting(true)}>
          <Plus aria-hidden="true" />
          {t('Invite a member')}
        </Button>
      </PageHeader>
      {staff.isPending && <Skeleton className="h-96 rounded-lg" />}
      {staff.isError && !staff.data && (
        <ErrorState title={t('The staff could not be loaded')} text={explainError(i18n, staff.error)} onRetry={() => staff.refetch()} />
      )}
      {staff.data && (
        <>
          <section aria-labelledby="members" className="grid max-w-5xl gap-3">
            <h2 id="members" className="text-lg font-bold">
              {t('Members')}
            </h2>
            <MembersList {...staff.data} />
          </section>
          <section aria-labelledby="roles" className="grid max-w-5xl gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="roles" className="text-lg font-bold">
                {t('Roles')}
              </h2>
              <ButtonLink variant="secondary" size="sm" href={paths.role({ id: 'new' })}>
                {t('Add a role')}
              </ButtonLink>
            </div>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {staff.data.roles.map((role) => (
                <RoleCard key={role.id} role={role} />
              ))}
            </ul>
          </section>
          <InviteDialog open={isInviting} roles={staff.data.roles} onClose={() => setInviting(false)} />
        </>
      )}
    </>
  );
}

const shownPermissions = 4;

function RoleCard({ role }: { role: Role }) {
  const { i18n } = useServices();
  const { t, plural, list } = i18n;
  const words = summarizePermissions(i18n, role.permissions);
  const some = words.slice(0, shownPermissions);
  const more = words.length - some.length;
  return (
    <li className="relative flex items-start justify-between gap-3 rounded-lg border border-line bg-surface p-4 text-sm hover:border-line-strong hover:bg-tint">
      <div className="grid gap-1">
        <Link href={paths.role(role)} className="font-semibold text-accent after:absolute after:inset-0">
          {roleText(i18n, role.name)}
        </Link>
        <p className="text-xs text-ink-muted">{plural(role.members, '{count} member', '{count} members')}</p>
        <p className="text-ink-muted">
          {role.is_owner && t('May do everything.')}
          {!role.is_owner && some.length === 0 && t('May do nothing yet.')}
          {!role.is_owner && list(some)}
          {!role.is_owner && more > 0 && ` ${plural(more, 'and {count} more', 'and {count} more')}`}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-ink-muted" />
    </li>
  );
}
