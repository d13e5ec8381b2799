import { UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { useSession } from '../../lib/services/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const AccountMenu = lazyPart(
  () => import('./account-menu.tsx'),
  ({ AccountMenu }) => AccountMenu,
);

/** Login, or the account of whoever is signed in. */
export function SessionButton() {
  const { auth } = useServices();
  const { t } = useI18n();
  const session = useSession();
  if (session.status === 'shopper') {
    return (
      <Suspense fallback={<Skeleton className="size-11 rounded-full" />}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
  }
  return (
    <Button size="md" className="ms-1.5 max-sm:px-3.5" aria-haspopup="dialog" onClick={() => auth.setState({ loginModal: true })}>
      <UserRound aria-hidden="true" className="max-sm:hidden" />
      {t('Login')}
    </Button>
  );
}
