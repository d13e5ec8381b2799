import type { ShopRole, ShopStaff } from '@souk/contract/seller/staff';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { InviteSellerDialog } from '../../lib/sellers/invite-seller-dialog.tsx';
import { explainShopRole, shopRoleText } from '../../lib/sellers/shop-role-words.ts';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { InvitationsList } from '../staff/invitations-list.tsx';
import { MembersList } from '../staff/members-list.tsx';
import { shopStaffQuery, useMayManageRole } from '../staff/queries.ts';

/** The members of the shop, who is invited, and what each role may do. */
export function StaffPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [isInviting, setInviting] = useState(false);
  const staff = useQuery(shopStaffQuery(api));
  return (
    <>
      <PageHeader title={t('Staff')}>
        <Button disabled={!staff.data} onClick={() => setInviting(true)}>
          <Plus aria-hidden="true" />
          {t('Invite a member')}
        </Button>
      </PageHeader>
      {staff.isPending && <Skeleton className="h-64 rounded-lg" />}
      {staff.isError && !staff.data && (
        <ErrorState title={t('The staff could not be loaded')} text={explainError(i18n, staff.error)} onRetry={() => staff.refetch()} />
      )}
      {staff.data && (
        <>
          <Part title={t('Members')}>
            <MembersList staff={staff.data} />
            {staff.data.members.length === 1 && staff.data.invitations.length === 0 && (
              <p className="text-sm text-ink-muted">
                {t('Only you sell for this shop. Invite somebody to pack orders or to manage products.')}
              </p>
            )}
          </Part>
          {staff.data.invitations.length > 0 && (
            <Part title={t('Open invitations')}>
              <InvitationsList staff={staff.data} />
            </Part>
          )}
          <Part title={t('Roles')}>
            <Roles roles={staff.data.roles} />
          </Part>
          {staff.data.looks.length > 0 && (
            <Part title={t('Looked at by the marketplace')}>
              <Looks looks={staff.data.looks} />
            </Part>
          )}
          <Invite isOpen={isInviting} staff={staff.data} onClose={() => setInviting(false)} />
        </>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid max-w-4xl gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}

function Roles({ roles }: { roles: readonly ShopRole[] }) {
  const i18n = useI18n();
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {roles.map(({ name }) => (
        <div key={name} className="rounded-lg border border-line bg-surface p-4 text-sm">
          <dt className="font-semibold">{shopRoleText(i18n, name)}</dt>
          <dd className="text-ink-muted">{explainShopRole(i18n, name)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The shop sees each time that the staff of the marketplace looked at its panel. */
function Looks({ looks }: { looks: ShopStaff['looks'] }) {
  const { t } = useI18n();
  return (
    <>
      <p className="text-sm text-ink-muted">
        {t('The staff of the marketplace looked at your panel. They saw what you see and could change nothing.')}
      </p>
      <ul
        aria-label={t('Looked at by the marketplace')}
        className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface text-sm"
      >
        {looks.map(({ started_at, ended_at }) => (
          <li key={started_at} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
            <Moment at={started_at} />
            <span className="text-ink-muted">
              {ended_at ? (
                <>
                  {t('Until')} <Moment at={ended_at} />
                </>
              ) : (
                t('Now')
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Invite({ isOpen, staff, onClose }: { isOpen: boolean; staff: ShopStaff; onClose: () => void }) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const mayManage = useMayManageRole(staff.roles);
  return (
    <InviteSellerDialog
      open={isOpen}
      roles={staff.roles.filter(({ name }) => mayManage(name))}
      preferred="Packer"
      onClose={onClose}
      onInvite={async (invitation) => {
        const { data } = await api.call('POST /seller/staff/invitations', { body: invitation });
        queryClient.setQueryData(shopStaffQuery(api).queryKey, data);
        toast.success(i18n.t('Invitation sent'));
      }}
    />
  );
}
