import { type FormEvent, useState } from 'react';
import { useServices } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { resetPassword } from './reset-calls.ts';
import { useShownProblem } from './use-shown-problem.ts';

type Problems = { password?: string | undefined; confirmation?: string | undefined };

/** The new password, twice. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const services = useServices();
  const { t } = services.i18n;
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const form = useShownProblem(problems);

  async function save() {
    if (password !== confirmation) return setProblems({ confirmation: t('Confirm Password does not match.') });
    setBusy(true);
    const result = await resetPassword(services, { password, password_confirmation: confirmation, token });
    setBusy(false);
    if (result.ok) return onDone();
    const { errors } = result;
    setProblems({ password: (errors.password ?? errors.token)?.[0], confirmation: errors.password_confirmation?.[0] });
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void save();
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <Field label={t('New password')} error={problems.password} required>
        <PasswordInput data-autofocus autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <Field label={t('Confirm password')} error={problems.confirmation} required>
        <PasswordInput autoComplete="new-password" value={confirmation} onChange={(event) => setConfirmation(event.target.value)} />
      </Field>
      <Button type="submit" block size="lg" busy={busy}>
        {t('Reset Password')}
      </Button>
    </form>
  );
}
