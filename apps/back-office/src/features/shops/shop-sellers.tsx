import type { ShopSellers } from '@souk/contract/back-office/access/sellers';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { InviteSellerDialog } from '../../lib/sellers/invite-seller-dialog.tsx';
import { isLastOwner } from '../../lib/sellers/last-owner.ts';
import { shopRoleText } from '../../lib/sellers/shop-role-words.ts';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { useChangeSellers } from './change-sellers.ts';
import { shopSellersQuery, useLookAtShop } from './queries.ts';
import { RemoveButton, ResetFactorButton, RevokeButton } from './seller-buttons.tsx';

type ShopSellersPanelProps = { shopId: number; name: string; mayWrite: boolean; mayLook: boolean };

/** The people who may sell for the shop: members, open invitations, and whether they are blocked. */
export function ShopSellersPanel({ shopId, name, mayWrite, mayLook }: ShopSellersPanelProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const sellers = useQuery(shopSellersQuery(api, shopId));
  return (
    <Panel title={t('Sellers')}>
      {sellers.isPending && <Skeleton className="h-24 rounded-md" />}
      {sellers.isError && !sellers.data && (
        <ErrorState
          title={t('The sellers could not be loaded')}
          text={explainError(i18n, sellers.error)}
          onRetry={() => void sellers.refetch()}
        />
      )}
      {sellers.data && (
        <>
          {sellers.data.blocked_at !== null && (
            <Note tone="warn">
              {t('They cannot sign in to the seller panel. Blocked')} <Moment at={sellers.data.blocked_at} />
            </Note>
          )}
          <Sellers shopId={shopId} sellers={sellers.data} mayWrite={mayWrite} />
          {mayWrite && <Actions shopId={shopId} name={name} sellers={sellers.data} />}
          {mayLook && <Look shopId={shopId} looks={sellers.data.looks} />}
        </>
      )}
    </Panel>
  );
}

type SellersProps = { shopId: number; sellers: ShopSellers; mayWrite: boolean };

function Sellers({ shopId, sellers, mayWrite }: SellersProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { members, invitations } = sellers;
  if (members.length + invitations.length === 0)
    return <p className="text-sm text-ink-muted">{t('Nobody sells for this shop yet. Invite its first owner by their number.')}</p>;
  return (
    <ul aria-label={t('Sellers')} className="grid gap-3 text-sm">
      {members.map(({ person_id, name, phone, role, last_used_at }) => (
        <Seller
          key={person_id}
          name={
            <TextLink href={paths.person({ id: person_id })} strong>
              {name || t('No name yet')}
            </TextLink>
          }
          role={role}
          details={
            <>
              {phone && <bdi dir="ltr">{phone}</bdi>}
              <span className="not-first:before:mx-2 not-first:before:content-['·']">
                {last_used_at ? <Moment at={last_used_at} /> : t('Not signed in yet')}
              </span>
            </>
          }
        >
          {mayWrite && (
            <span className="flex flex-wrap gap-1">
              <ResetFactorButton shopId={shopId} personId={person_id} name={name} />
              <RemoveButton shopId={shopId} personId={person_id} name={name} isOnlyOwner={isLastOwner(sellers, person_id)} />
            </span>
          )}
        </Seller>
      ))}
      {invitations.map(({ id, name, phone, role, is_expired, expires_at }) => (
        <Seller
          key={`invitation-${id}`}
          name={<span className="font-semibold">{name}</span>}
          role={role}
          details={
            <>
              <bdi dir="ltr">{phone}</bdi>
              <span className="before:mx-2 before:content-['·']">
                {is_expired ? (
                  t('Invitation expired')
                ) : (
                  <>
                    {t('Invited until')} <Moment at={expires_at} />
                  </>
                )}
              </span>
            </>
          }
        >
          {mayWrite && <RevokeButton shopId={shopId} invitationId={id} name={name} />}
        </Seller>
      ))}
    </ul>
  );
}

type SellerProps = { name: ReactNode; role: string; details: ReactNode; children: ReactNode };

function Seller({ name, role, details, children }: SellerProps) {
  const i18n = useI18n();
  return (
    <li className="flex flex-wrap items-start justify-between gap-2">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {name}
          <Badge>{shopRoleText(i18n, role)}</Badge>
        </p>
        <p className="text-xs text-ink-muted">{details}</p>
      </div>
      {children}
    </li>
  );
}

function Actions({ shopId, name, sellers }: { shopId: number; name: string; sellers: ShopSellers }) {
  const { t } = useI18n();
  const [open, setOpen] = useState<'invite' | 'block'>();
  const change = useChangeSellers(shopId);
  const isBlocked = sellers.blocked_at !== null;
  const params = { id: shopId };
  const close = () => setOpen(undefined);
  const setBlocked = (is_blocked: boolean) =>
    change.mutate({
      run: async (api) => (await api.call('POST /admin/shops/{id}/sellers/blocked', { params, body: { is_blocked } })).data,
      done: is_blocked ? t('Sellers blocked') : t('Sellers admitted again'),
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => setOpen('invite')}>
        {t('Invite a member')}
      </Button>
      <Button
        variant={isBlocked ? 'secondary' : 'danger'}
        size="sm"
        busy={change.isPending}
        onClick={() => (isBlocked ? setBlocked(false) : setOpen('block'))}
      >
        {isBlocked ? t('Admit sellers again') : t('Block sellers')}
      </Button>
      <InviteSellerDialog
        open={open === 'invite'}
        roles={sellers.roles}
        preferred={sellers.members.length === 0 ? 'Owner' : 'Packer'}
        onClose={close}
        onInvite={(body) =>
          change.mutateAsync({
            run: async (api) => (await api.call('POST /admin/shops/{id}/sellers', { params, body })).data,
            done: t('Invitation sent'),
            isSilent: true,
          })
        }
      />
      <ConfirmDialog
        open={open === 'block'}
        title={t('Block the sellers of {name}?', { name })}
        text={t('All its members are signed out of the seller panel at once and cannot sign in. Shoppers see the shop as before.')}
        answers={{ cancel: t('Back'), confirm: t('Block sellers') }}
        onCancel={close}
        onConfirm={() => {
          close();
          setBlocked(true);
        }}
      />
    </div>
  );
}

/** The way into the panel of the shop, and when somebody of the staff last used it. */
function Look({ shopId, looks: [last] }: { shopId: number; looks: ShopSellers['looks'] }) {
  const { t } = useI18n();
  const look = useLookAtShop(shopId);
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <Button variant="secondary" size="sm" busy={look.isPending} onClick={() => look.mutate()}>
        <Eye aria-hidden="true" />
        {t('Look at the panel of the shop')}
      </Button>
      <p className="text-xs text-ink-muted">
        {t('Read-only, for 30 minutes. The shop sees that it happened.')}
        {last && (
          <>
            {' '}
            {t('Last time')}: <Moment at={last.started_at} />
          </>
        )}
      </p>
    </div>
  );
}
