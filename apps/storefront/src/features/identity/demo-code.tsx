import type { CodeSent } from '@souk/contract/identity';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { Note } from '../../ui/note.tsx';

/** Where the shop runs for trying out, no message leaves it: the code is shown beside the field that asks for it. */
export function DemoCode({ sent }: { sent: CodeSent | null }) {
  const { t } = useI18n();
  const isLocal = useSettings((state) => state.app_environment === 'local');
  if (!isLocal || !sent?.otp) return null;
  return (
    <Note>
      {t('This is a trial shop: nothing was sent. Your code is')}{' '}
      <strong dir="ltr" className="tracking-widest tabular-nums" data-testid="demo-code">
        {sent.otp}
      </strong>
    </Note>
  );
}
