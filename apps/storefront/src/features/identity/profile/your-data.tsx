import { lazyPart } from '@souk/client/lazy-part.ts';
import { Button } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useServices } from '../../../lib/services/services-context.tsx';
import { identityQueries } from '../queries.ts';
import { ProfileSection } from './profile-section.tsx';

const EraseDialog = lazyPart(
  () => import('./erase-dialog.tsx'),
  ({ EraseDialog }) => EraseDialog,
);

const ExportDialog = lazyPart(
  () => import('./export-dialog.tsx'),
  ({ ExportDialog }) => ExportDialog,
);

/** Download and deletion of personal data. A server without the message preference call lacks these calls too. */
export function YourData() {
  const { data: preference } = useQuery(identityQueries.messagePreference(useServices().api));
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
          'Everything we store about you in one file: profile, addresses, orders, reviews, tickets and more. Passwords and codes are not included.',
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
        title={t('Delete account')}
        text={t('Permanently deletes your profile, addresses and messages. Order records required by law are retained without your name.')}
        action={
          <Button variant="secondary" className="text-sale-text max-sm:w-full" onClick={() => setOpen(true)}>
            {t('Delete account')}
          </Button>
        }
      />
      <Suspense>{open && <EraseDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
