import type { CodeSent } from '@souk/contract/identity';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { Failed } from './attempt.ts';
import { DestinationFields } from './destination-fields.tsx';
import type { Sent } from './identity-calls.ts';
import { type Destination, type DestinationProblems, missingIn } from './model/destination.ts';
import { useShownProblem } from './use-shown-problem.ts';

type DestinationFormProps = {
  intro: ReactNode;
  /** Null where there is nothing to fill in. */
  value: Destination | null;
  onChange: (value: Destination) => void;
  send: () => Promise<Sent | Failed>;
  onSent: (sent: CodeSent) => void;
  /** The way back, below the button. */
  children: ReactNode;
};

/** Asks where a code is to go, and sends it. */
export function DestinationForm({ intro, value, onChange, send, onSent, children }: DestinationFormProps) {
  const { t } = useI18n();
  const [problems, setProblems] = useState<DestinationProblems>({});
  const [busy, setBusy] = useState(false);
  const form = useShownProblem(problems);

  async function submit() {
    const missing = value ? missingIn(value) : { country: false, typed: false };
    setProblems({
      ...(missing.country && { country: t('The country field is required') }),
      ...(missing.typed && { typed: t('The phone or email field is required') }),
    });
    if (missing.country || missing.typed) return;
    setBusy(true);
    const result = await send();
    setBusy(false);
    if (result.ok) onSent(result.sent);
    else setProblems({ country: result.errors.phone_code?.[0], typed: result.errors.phone?.[0] });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void submit();
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-sm text-ink-muted">{intro}</p>
      {value && <DestinationFields value={value} onChange={onChange} problems={problems} />}
      <Button type="submit" block size="lg" busy={busy} data-autofocus={value ? undefined : true}>
        {t('Send OTP')}
      </Button>
      {children}
    </form>
  );
}
