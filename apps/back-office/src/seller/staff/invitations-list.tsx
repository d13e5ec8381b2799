import type { ShopInvitation, ShopStaff } from '@souk/contract/seller/staff';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Moment } from '../../lib/moment.tsx';
import { shopRoleText } from '../../lib/sellers/shop-role-words.ts';
import { useI18n } from '../../lib/services.tsx';
import { useChangeShopStaff, useMayManageRole } from './queries.ts';

/** The invitations that nobody has accepted yet. */
export function InvitationsList({ staff: { invitations, roles } }: { staff: ShopStaff }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('Open invitations')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 text-sm">
          <Invitation invitation={invitation} />
          <InvitationActions invitation={invitation} roles={roles} />
        </li>
      ))}
    </ul>
  );
}

function Invitation({ invitation: { name, phone, role, expires_at, is_expired } }: { invitation: ShopInvitation }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold wrap-anywhere">{name}</strong>
        <Badge>{shopRoleText(i18n, role)}</Badge>
        {is_expired && <Badge tone="warn">{t('Expired')}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-muted">
        <bdi dir="ltr">{phone}</bdi>
        {!is_expired && (
          <span>
            {t('Expires')}: <Moment at={expires_at} />
          </span>
        )}
      </p>
    </div>
  );
}

function InvitationActions({ invitation: { id, name, role }, roles }: { invitation: ShopInvitation; roles: ShopStaff['roles'] }) {
  const { t } = useI18n();
  const change = useChangeShopStaff();
  const mayManage = useMayManageRole(roles);
  if (!mayManage(role)) return <p className="text-xs text-ink-muted">{t('May do more than you, so you cannot change this.')}</p>;
  const params = { invitation_id: id };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        disabled={change.isPending}
        aria-label={t('Send again: {name}', { name })}
        onClick={() =>
          change.mutate({
            run: (api) => api.call('POST /seller/staff/invitations/{invitation_id}/again', { params }),
            done: t('Invitation sent'),
          })
        }
      >
        {t('Send again')}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={change.isPending}
        aria-label={t('Revoke the invitation of {name}', { name })}
        onClick={() =>
          change.mutate({
            run: (api) => api.call('DELETE /seller/staff/invitations/{invitation_id}', { params }),
            done: t('Invitation revoked'),
          })
        }
      >
        {t('Revoke')}
      </Button>
    </div>
  );
}
