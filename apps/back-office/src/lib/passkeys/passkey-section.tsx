import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { explainError, useServices } from '../services.tsx';
import { hasPasskeys } from '../sign-in/ask-passkey.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { type PasskeyCalls, passkeysQuery } from './queries.ts';

/** The passkeys of the signed-in member, with a button to add one. */
export function PasskeySection({ calls }: { calls: PasskeyCalls }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [isAdding, setAdding] = useState(false);
  const passkeys = useQuery(passkeysQuery(api, calls));
  return (
    <section className="grid gap-4" aria-labelledby="passkeys">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="passkeys" className="text-lg font-semibold">
          {t('Passkeys')}
        </h2>
        {hasPasskeys() && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {t('Add a passkey')}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {t(
          'Confirm your sign-in with your fingerprint, your face or a security key instead of a code. A passkey works at this address only, so a false page cannot use it.',
        )}
      </p>
      {!hasPasskeys() && <Note>{t('This browser does not know passkeys.')}</Note>}
      {passkeys.isPending && <Skeleton className="h-24 rounded-lg" />}
      {passkeys.isError && !passkeys.data && (
        <ErrorState
          title={t('The passkeys could not be loaded')}
          text={explainError(i18n, passkeys.error)}
          onRetry={() => passkeys.refetch()}
        />
      )}
      {passkeys.data?.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-10 text-center text-sm">{t('No passkeys yet')}</p>
      )}
      {passkeys.data && passkeys.data.length > 0 && <PasskeyList calls={calls} passkeys={passkeys.data} />}
      <AddPasskeyDialog calls={calls} open={isAdding} onClose={() => setAdding(false)} />
    </section>
  );
}
