import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';

/** The shape of the steps and the summary. */
export function CheckoutSkeleton() {
  return (
    <div
      aria-busy="true"
      className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pb-14 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      <div className="grid content-start gap-4 lg:gap-5">
        <Step height="h-24" />
        <Step height="h-52" />
        <Step height="h-20" />
      </div>
      <div className="grid content-start gap-5 rounded-lg border border-line bg-surface p-6 max-md:hidden">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-40" />
        <Skeleton className="h-13 rounded-lg" />
      </div>
    </div>
  );
}

function Step({ height }: { height: string }) {
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <span className="flex items-center gap-3">
        <Skeleton className="h-9 w-7" />
        <Skeleton className="h-6 w-44" />
      </span>
      <Skeleton className={height} />
    </div>
  );
}

/** For a screen that needs a signed-in shopper; after the sign-in the route renders the screen itself. */
export function SignInFirst({ title, text }: { title: string; text: string }) {
  const { whenSignedIn } = useServices();
  const { t } = useI18n();
  return (
    <div className="page-width pb-12">
      <EmptyState
        level={1}
        illustration="key"
        title={title}
        text={text}
        action={{ label: t('Login'), onPress: () => whenSignedIn(() => undefined) }}
      />
    </div>
  );
}
