import { BrandMark } from '@souk/ui/brand-marks.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useState } from 'react';
import { useI18n, useServices, useSettings } from '../../../lib/services/services-context.tsx';
import { signInWithProvider } from '../mutations.ts';
import { ScriptBlocked } from './load-script.ts';
import { activeProviders, type Provider } from './providers.ts';

export function SocialButtons() {
  const { t } = useI18n();
  const providers = activeProviders(useSettings((state) => state.socialAuths));
  const { signIn, busyProvider, notice } = useSocialSignIn();
  if (providers.length === 0) return null;
  return (
    <div className="mt-4 grid gap-2.5">
      <p className="flex items-center gap-3 text-xs text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {notice && <Note tone="warn">{notice}</Note>}
      {providers.map((provider) => (
        <Button key={provider.name} variant="secondary" block busy={busyProvider === provider.name} onClick={() => void signIn(provider)}>
          <BrandMark name={provider.name} />
          {t('Continue with {provider}', { provider: provider.title })}
        </Button>
      ))}
    </div>
  );
}

/** The button is not busy while the provider's window is open: some providers never report that it was closed. */
function useSocialSignIn() {
  const services = useServices();
  const { t } = services.i18n;
  const [busyProvider, setBusyProvider] = useState<Provider['name']>();
  const [notice, setNotice] = useState<string>();
  async function whileBusy<Result>({ name }: Provider, work: Promise<Result>): Promise<Result> {
    setBusyProvider(name);
    return work.finally(() => setBusyProvider(undefined));
  }
  async function signIn(provider: Provider) {
    setNotice(undefined);
    try {
      const open = await whileBusy(provider, provider.prepare(services.api));
      const outcome = await open();
      if (outcome.kind === 'signed') await whileBusy(provider, signInWithProvider(services, provider.name, outcome));
      if (outcome.kind === 'popup-blocked') {
        setNotice(t('Your browser blocked the {provider} window. Allow pop-ups and try again.', { provider: provider.title }));
      }
    } catch (error) {
      setNotice(t('{provider} cannot be reached from this browser.', { provider: provider.title }));
      if (!(error instanceof ScriptBlocked)) reportError(error);
    }
  }
  return { signIn, busyProvider, notice };
}
