import type { ShopRole, ShopStaff } from '@souk/contract/seller/staff';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
