import { lazyPart } from '@souk/client/lazy-part.ts';
import { Suspense } from 'react';
import { ProfileScreen, ProfileSkeleton } from '../../features/identity/profile/profile-screen.tsx';
import { identityQueries } from '../../features/identity/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';

// Below the first screen, so their code does not delay the form.
const MessageChoice = lazyPart(
  () => import('../../features/identity/profile/message-choice.tsx'),
  (code) => code.MessageChoice,
);
const CartReminderChoice = lazyPart(
  () => import('../../features/identity/profile/message-choice.tsx'),
  (code) => code.CartReminderChoice,
);
const PushChoice = lazyPart(
  () => import('../../features/identity/profile/message-choice.tsx'),
  (code) => code.PushChoice,
);
const YourData = lazyPart(
  () => import('../../features/identity/profile/your-data.tsx'),
  (code) => code.YourData,
);

export async function loader({ services }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, identityQueries.profile(services.api));
}

export function Component() {
  const { t } = useI18n();
  return (
    <>
      <PageHead title={t('My Profile')} noIndex />
      <h1 className="mb-3 text-xl">{t('My Profile')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ProfileScreen />
        <Suspense>
          <MessageChoice />
          <PushChoice />
          <CartReminderChoice />
          <YourData />
        </Suspense>
      </div>
    </>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-3 text-xl">{t('My Profile')}</h1>
      <ProfileSkeleton />
    </>
  );
}
