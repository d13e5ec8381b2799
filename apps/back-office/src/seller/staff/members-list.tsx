import type { ShopMember, ShopStaff } from '@souk/contract/seller/staff';
import { Badge } from '@souk/ui/badge.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Moment } from '../../lib/moment.tsx';
import { isLastOwner } from '../../lib/sellers/last-owner.ts';
import { RemoveSellerButton } from '../../lib/sellers/remove-seller-button.tsx';
import { shopRoleText } from '../../lib/sellers/shop-role-words.ts';
import { useI18n } from '../../lib/services.tsx';
import { useSellerMe } from '../seller-session.ts';
import { useChangeShopStaff, useMayManageRole } from './queries.ts';

/** The members of the shop, each with what the reader may change about them, and why not otherwise. */
export function MembersList({ staff }: { staff: ShopStaff }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('Members')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {staff.members.map((member) => (
        <li key={member.person_id} className="grid items-center gap-x-6 gap-y-3 px-4 py-4 text-sm md:grid-cols-[minmax(0,1fr)_13rem_auto]">
          <Member member={member} />
          <MemberActions member={member} staff={staff} />
        </li>
      ))}
    </ul>
  );
}

function Member({ member }: { member: ShopMember }) {
  const { t } = useI18n();
  const isMe = useSellerMe().person_id === member.person_id;
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold wrap-anywhere">{member.name || t('No name yet')}</strong>
        {isMe && <Badge tone="primary">{t('You')}</Badge>}
        {!member.last_used_at && <Badge tone="warn">{t('Not signed in yet')}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-muted">
        {member.phone && <bdi dir="ltr">{member.phone}</bdi>}
        {member.last_used_at && (
          <span>
            {t('Last used')}: <Moment at={member.last_used_at} />
          </span>
        )}
      </p>
    </div>
  );
}

function MemberActions({ member, staff }: { member: ShopMember; staff: ShopStaff }) {
  const { roles } = staff;
  const i18n = useI18n();
  const { t } = i18n;
  const change = useChangeShopStaff();
  const mayManage = useMayManageRole(roles);
  const { person_id, role: seen_role } = member;
  const isOnlyOwner = isLastOwner(staff, person_id);
  const isAbove = !mayManage(seen_role);
  const name = member.name || (member.phone ?? '');
  const changeRole = (role: string) =>
    change.mutate({
      run: (api) => api.call('POST /seller/staff/{person_id}/role', { params: { person_id }, body: { role, seen_role } }),
      done: t('Role changed'),
    });
  const remove = () =>
    change.mutate({ run: (api) => api.call('DELETE /seller/staff/{person_id}', { params: { person_id } }), done: t('Member removed') });
  return (
    <>
      <div className="grid gap-1">
        <Select
          aria-label={t('Role of {name}', { name })}
          disabled={isAbove || isOnlyOwner || change.isPending}
          value={seen_role}
          options={roles
            .filter((role) => role.name === seen_role || mayManage(role.name))
            .map((role) => ({ value: role.name, label: shopRoleText(i18n, role.name) }))}
          onChange={({ target }) => changeRole(target.value)}
        />
        {isAbove && <p className="text-xs text-ink-muted">{t('May do more than you, so you cannot change this.')}</p>}
        {!isAbove && isOnlyOwner && (
          <p className="text-xs text-ink-muted">{t('The last owner stays. Make somebody else an owner first.')}</p>
        )}
      </div>
      <RemoveSellerButton name={name} variant="secondary" disabled={isAbove || isOnlyOwner || change.isPending} onRemove={remove} />
    </>
  );
}
