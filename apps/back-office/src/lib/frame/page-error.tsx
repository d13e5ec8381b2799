import { Button } from '@souk/ui/button.tsx';
import { useRouteError } from 'react-router';
import { explainError, useI18n } from '../services.tsx';

/** A page that could not be loaded. */
export function PageError() {
  const i18n = useI18n();
  const error = useRouteError();
  return (
    <main className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
      <h1 className="text-xl font-bold">{i18n.t('This page could not be loaded')}</h1>
      <p className="text-ink-muted">{explainError(i18n, error)}</p>
      <Button className="justify-self-center" onClick={() => location.reload()}>
        {i18n.t('Try again')}
      </Button>
    </main>
  );
}
