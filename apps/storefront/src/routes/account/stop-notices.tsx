import { Skeleton as Block } from '@souk/ui/feedback/skeleton.tsx';
import { useParams } from 'react-router';
import { StoppedNotices } from '../../features/notices/stopped-notices.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';
import { useHydrated } from '../../lib/services/session.ts';

/** `/stop-notices/:token`, from a message. Only a browser stops the messages: programs that look at links do not. */
export function Component() {
  const { t } = useI18n();
  const { token = '' } = useParams();
  const hydrated = useHydrated();
  return (
    <div className="page-width pb-12">
      <PageHead title={t('Stop these messages')} noIndex />
      {hydrated ? <StoppedNotices token={token} skeleton={<Waiting />} /> : <Waiting />}
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid justify-items-center gap-5 py-12 sm:py-16" aria-busy="true">
      <Block className="h-32 w-44" />
      <Block className="h-7 w-64 max-w-full" />
      <Block className="h-11 w-36" />
    </div>
  );
}

export function Skeleton() {
  return (
    <div className="page-width pb-12">
      <Waiting />
    </div>
  );
}
