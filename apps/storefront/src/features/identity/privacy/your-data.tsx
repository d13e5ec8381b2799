import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useServices } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { messagePreferenceQuery } from '../profile/message-preference-query.ts';
import { ProfileSection } from '../profile/profile-section.tsx';

const EraseDialog = lazyPart(
  () => import('./erase-dialog.tsx'),
  ({ EraseDialog }) => EraseDialog,
);

const ExportDialog = lazyPart(
  () => import('./export-dialog.tsx'),
  ({ ExportDialog }) => ExportDialog,
);

/** What the market holds on the shopper, to take along and to have removed. A server that lacks one of our calls lacks these as well. */
export function YourData() {
  const { data: preference } = useQuery(messagePreferenceQuery(useServices().api));
  if (preference === null) return null;
  return (
    <>
      <ExportSection />
      <EraseSection />
    </>
  );
}

function ExportSection() {
  const { t } = useServices().i18n;
  const [open, setOpen] = useState(false);
  return (
    <>
      <ProfileSection
        id="your-data"
        title={t('Your data')}
        text={t(
          'All that we hold on you in one file: profile, addresses, orders, reviews, tickets and more. Passwords and codes are not in it.',
        )}
        action={
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setOpen(true)}>
            <Download aria-hidden="true" />
            {t('Download your data')}
          </Button>
        }
      />
      <Suspense>{open && <ExportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function EraseSection() {
  const { t } = useServices().i18n;
  const [open, setOpen] = useState(false);
  return (
    <>
      <ProfileSection
        id="delete-account"
        title={t('Delete the account')}
        text={t('Who you are, your addresses and messages go for good. What the law asks of orders stays, without your name.')}
        action={
          <Button variant="secondary" className="text-sale-text max-sm:w-full" onClick={() => setOpen(true)}>
            {t('Delete the account')}
          </Button>
        }
      />
      <Suspense>{open && <EraseDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
