import type { Role, StaffMember } from '@souk/contract/back-office/access/staff';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { useMe } from '../../app/session.ts';
import { Moment } from '../../lib/moment.tsx';
import { roleText } from '../../lib/role-words.ts';
import { useI18n } from '../../lib/services.tsx';
import { useChangeStaff, useMayManage } from './queries.ts';

type Staff = { members: readonly StaffMember[]; roles: readonly Role[] };

/** The members, each with what the reader may change about them, and why not otherwise. */
export function MembersList({ members, roles }: Staff) {
  return (
    <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {members.map((member) => (
        <li key={member.person_id} className="grid items-center gap-x-6 gap-y-3 px-4 py-4 text-sm lg:grid-cols-[minmax(0,1fr)_14rem_auto]">
          <Member member={member} />
          <MemberActions member={member} members={members} roles={roles} />
        </li>
      ))}
    </ul>
  );
}

function Member({ member }: { member: StaffMember }) {
  const { t } = useI18n();
  const isMe = useMe().person_id === member.person_id;
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{member.name || t('No name yet')}</strong>
        {isMe && <Badge tone="primary">{t('You')}</Badge>}
        {!member.has_second_factor && <Badge tone="warn">{t('Not signed in yet')}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
        {member.phone && <bdi dir="ltr">{member.phone}</bdi>}
        {member.last_used_at && (
          <span className="not-first:before:me-2 not-first:before:content-['·']">
            {t('Last used')}: <Moment at={member.last_used_at} />
          </span>
        )}
      </p>
    </div>
  );
}

type Asking = 'reset' | 'remove' | undefined;

function MemberActions({ member, members, roles }: Staff & { member: StaffMember }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [asking, setAsking] = useState<Asking>();
  const change = useChangeStaff();
  const mayManage = useMayManage(roles);
  const params = { person_id: member.person_id };
  const role = roles.find(({ id }) => id === member.role.id);
  const ownerRole = roles.find(({ is_owner }) => is_owner);
  const isLastOwner = role?.is_owner === true && members.filter(({ role: { id } }) => id === ownerRole?.id).length === 1;
  const isAbove = role !== undefined && !mayManage(role);
  const name = member.name || (member.phone ?? '');
  const changeRole = (role_id: number) =>
    change.mutate({
      run: (api) => api.call('POST /admin/staff/{person_id}/role', { params, body: { role_id, seen_role_id: member.role.id } }),
      done: t('Role changed'),
    });
  const reset = () =>
    change.mutate({
      run: (api) => api.call('POST /admin/staff/{person_id}/second-factor/reset', { params }),
      done: t('Second factor reset'),
    });
  const remove = () => change.mutate({ run: (api) => api.call('DELETE /admin/staff/{person_id}', { params }), done: t('Member removed') });
  return (
    <>
      <div className="grid gap-1">
        <Select
          aria-label={t('Role of {name}', { name })}
          disabled={isAbove || isLastOwner || change.isPending}
          value={String(member.role.id)}
          options={roles
            .filter((each) => each.id === member.role.id || mayManage(each))
            .map((each) => ({ value: String(each.id), label: roleText(i18n, each.name) }))}
          onChange={({ target }) => changeRole(Number(target.value))}
        />
        {isAbove && <p className="text-xs text-ink-muted">{t('May do more than you, so you cannot change this.')}</p>}
        {!isAbove && isLastOwner && (
          <p className="text-xs text-ink-muted">{t('The last owner stays. Make somebody else an owner first.')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        <Button variant="secondary" size="sm" disabled={isAbove || !member.has_second_factor} onClick={() => setAsking('reset')}>
          {t('Reset second factor')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isAbove || isLastOwner}
          aria-label={t('Remove {name}', { name })}
          onClick={() => setAsking('remove')}
        >
          {t('Remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === 'reset' ? t('Reset the second factor of {name}?', { name }) : t('Remove {name} from the staff?', { name })}
        text={
          asking === 'reset'
            ? t('They are signed out and set up an authenticator app at the next sign-in.')
            : t('They are signed out of the back office at once. Their account as a shopper stays.')
        }
        answers={{ cancel: t('Back'), confirm: asking === 'reset' ? t('Reset') : t('Remove') }}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking === 'reset') reset();
          else remove();
          setAsking(undefined);
        }}
      />
    </>
  );
}
