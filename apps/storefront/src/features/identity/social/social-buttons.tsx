import { useState } from 'react';
import { useI18n, useServices, useSettings } from '../../../lib/services/services-context.tsx';
import { BrandMark } from '../../../ui/brand-marks.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { activeProviders, type Provider } from './providers.ts';
import { signInSocially } from './sign-in-socially.ts';
import { ScriptBlocked } from './social-outcome.ts';

/** A button for each provider that is switched on. */
export function SocialButtons() {
  const { t } = useI18n();
  const providers = activeProviders(useSettings((state) => state.socialAuths));
  const { press, waiting, notice } = useSocialSignIn();
  if (providers.length === 0) return null;
  return (
    <div className="mt-4 grid gap-2.5">
      <p className="flex items-center gap-3 text-xs text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {notice && <Note tone="warn">{notice}</Note>}
      {providers.map((provider) => (
        <Button key={provider.name} variant="secondary" block busy={waiting === provider.name} onClick={() => void press(provider)}>
          <BrandMark name={provider.name} />
          {t('Continue with {provider}', { provider: provider.title })}
        </Button>
      ))}
    </div>
  );
}

/**
 * Asks a provider and then the server. The button turns while something is loaded or checked, and not while the provider's window is
 * open: some of them never say that it was closed.
 */
function useSocialSignIn() {
  const services = useServices();
  const { t } = services.i18n;
  const [waiting, setWaiting] = useState<Provider['name']>();
  const [notice, setNotice] = useState<string>();
  async function whileTurning<Result>({ name }: Provider, work: Promise<Result>): Promise<Result> {
    setWaiting(name);
    return work.finally(() => setWaiting(undefined));
  }
  async function press(provider: Provider) {
    setNotice(undefined);
    try {
      const open = await whileTurning(provider, provider.prepare(services.api));
      const outcome = await open();
      if (outcome.kind === 'signed') await whileTurning(provider, signInSocially(services, provider.name, outcome));
      if (outcome.kind === 'popup-blocked') {
        setNotice(t('Your browser held the window of {provider} back. Allow it, then press again.', { provider: provider.title }));
      }
    } catch (error) {
      setNotice(t('{provider} cannot be reached from this browser.', { provider: provider.title }));
      if (!(error instanceof ScriptBlocked)) reportError(error);
    }
  }
  return { press, waiting, notice };
}
