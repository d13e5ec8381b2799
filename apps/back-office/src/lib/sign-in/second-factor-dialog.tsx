import { isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { PasskeyAnswer, PasskeyRequest } from '@souk/contract/back-office/access/passkey-fields';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { explainError, useServices } from '../services.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** The calls of a panel that enter the second factor again. */
export type SecondFactorCalls = {
  /** The code of the app, which only a local environment answers. */
  readCode: (api: Api, signal: AbortSignal) => Promise<string | undefined>;
  /** Null for a member without a passkey. */
  requestPasskey: (api: Api) => Promise<PasskeyRequest | null>;
  enterCode: (api: Api, code: string) => Promise<unknown>;
  enterPasskey: (api: Api, passkey: PasskeyAnswer) => Promise<unknown>;
};

/** Asks for the code of the authenticator app before something dangerous, at any page. */
export function SecondFactorDialog({ calls }: { calls: SecondFactorCalls }) {
  const { i18n, secondFactor } = useServices();
  const isOpen = useSyncExternalStore(secondFactor.subscribe, secondFactor.isOpen);
  return (
    <Dialog open={isOpen} onClose={() => secondFactor.close(false)} title={i18n.t('Confirm that it is you')}>
      {isOpen && <CodeForm calls={calls} />}
    </Dialog>
  );
}

function CodeForm({ calls }: { calls: SecondFactorCalls }) {
  const { api, i18n, secondFactor } = useServices();
  const { t } = i18n;
  const [code, setCode] = useState('');
  const demo = useQuery({
    queryKey: ['demo-code'],
    queryFn: async ({ signal }) => ({ code: await calls.readCode(api, signal) }),
    gcTime: 0,
  });
  const passkey = useQuery({
    queryKey: ['passkey-request'],
    queryFn: () => calls.requestPasskey(api),
    gcTime: 0,
    // Each request is answered once: another one would make the shown one worthless.
    refetchOnWindowFocus: false,
  });
  const enter = useMutation({
    mutationFn: () => calls.enterCode(api, code),
    onSuccess: () => secondFactor.close(true),
  });
  const { error } = enter;
  const problem = error && (isApiError(error) && error.serverMessage ? error.serverMessage : explainError(i18n, error));
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    enter.mutate();
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {passkey.data && (
        <PasskeyButton
          request={passkey.data}
          onAnswer={async (answer) => {
            // A refused request is used up, so that the next try needs another one.
            await calls.enterPasskey(api, answer).catch(async (failure) => {
              await passkey.refetch();
              throw failure;
            });
            secondFactor.close(true);
          }}
        />
      )}
      <p className="text-sm text-ink-muted">{t('This needs a code of your authenticator app, once in ten minutes.')}</p>
      {demo.data?.code !== undefined && <Note>{t('Demo: the code is {code}.', { code: demo.data.code })}</Note>}
      <CodeField label={t('Code from the authenticator app')} error={problem || undefined} value={code} onChange={setCode} data-autofocus />
      <div className="dialog-buttons">
        <Button variant="secondary" onClick={() => secondFactor.close(false)}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={enter.isPending}>
          {t('Confirm')}
        </Button>
      </div>
    </form>
  );
}
