import { lazyPart } from '@souk/client/lazy-part.ts';
import { Button } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { useHydrated, useIsShopper } from '../../../lib/services/session.ts';
import { reportedReviewsQuery } from './reported-reviews.ts';

const ReportDialog = lazyPart(
  () => import('./report-dialog.tsx'),
  ({ ReportDialog }) => ReportDialog,
);

/** Not in the HTML, which has many of them. The dialog loads when the button is pressed. */
export function ReportButton({ reviewId, author }: { reviewId: number; author: string }) {
  const { t } = useI18n();
  const { api, whenSignedIn } = useServices();
  const [isOpen, setOpen] = useState<boolean>();
  const enabled = useIsShopper();
  const { data: isReported } = useQuery({ ...reportedReviewsQuery(api), enabled, select: (ids) => ids.includes(reviewId) });
  if (!useHydrated()) return null;
  return (
    <>
      <Button
        variant="text"
        size="sm"
        inactive={isReported}
        aria-label={isReported ? undefined : t('Report the review of {author}', { author })}
        onClick={() => whenSignedIn(() => setOpen(true))}
      >
        {isReported ? t('Reported') : t('Report')}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ReportDialog reviewId={reviewId} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
