import { isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { NewAuthenticator } from '@souk/contract/back-office/access/authenticator';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { explainError, useServices } from '../services.tsx';
import { CodeField } from './code-field.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';

/** The calls of a panel that change the authenticator app of the signed-in member. */
export type AuthenticatorCalls = {
  request: (api: Api) => Promise<NewAuthenticator>;
  change: (api: Api, code: string) => Promise<unknown>;
};

/** The authenticator app of the signed-in member, with a button to change it. */
export function AuthenticatorSection({ calls }: { calls: AuthenticatorCalls }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const request = useMutation({
    mutationFn: () => calls.request(api),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  return (
    <section className="grid gap-4" aria-labelledby="authenticator">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="authenticator" className="text-lg font-semibold">
          {t('Authenticator app')}
        </h2>
        <Button variant="secondary" busy={request.isPending} onClick={() => request.mutate()}>
          {t('Change the app')}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">
        {t('Its codes confirm your sign-in. Change it before you give your phone away: the codes of the former app stop working.')}
      </p>
      <Dialog open={request.isSuccess} onClose={request.reset} title={t('Change the authenticator app')}>
        {request.data && <ChangeForm calls={calls} offered={request.data} onClose={request.reset} />}
      </Dialog>
    </section>
  );
}

type ChangeFormProps = { calls: AuthenticatorCalls; offered: NewAuthenticator; onClose: () => void };

function ChangeForm({ calls, offered, onClose }: ChangeFormProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const change = useMutation({
    mutationFn: () => calls.change(api, code),
    async onSuccess() {
      onClose();
      toast.success(t('The authenticator app is changed. You are signed out everywhere else.'));
      await queryClient.invalidateQueries({ queryKey: ['audit'] });
    },
  });
  const { error } = change;
  const isOver = isApiError(error) && error.status === 409;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate();
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {isOver && <Note tone="error">{explainError(i18n, error)}</Note>}
      <EnrolmentSteps enrolment={offered.enrolment} />
      {offered.code !== undefined && <Note>{t('Demo: the code is {code}.', { code: offered.code })}</Note>}
      <CodeField
        label={t('Code from the new app')}
        error={error && !isOver ? explainError(i18n, error) : undefined}
        value={code}
        onChange={setCode}
      />
      <div className="dialog-buttons">
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={change.isPending}>
          {t('Change the app')}
        </Button>
      </div>
    </form>
  );
}
