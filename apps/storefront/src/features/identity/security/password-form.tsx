import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldProblem } from '../../../lib/api/api-error.ts';
import { failureWords } from '../../../lib/api/failure-words.ts';
import { useServices } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { PasswordPurpose } from '../password-purpose.tsx';
import { useShownProblem } from '../use-shown-problem.ts';
import { sessionsQuery } from './sessions-query.ts';

const fields = ['current_password', 'password', 'password_confirmation'] as const;
type Values = Record<(typeof fields)[number], string>;
type Problems = Partial<Record<keyof Values, string | undefined>>;

const blank: Values = { current_password: '', password: '', password_confirmation: '' };
const fewestCharacters = 6;

/** A new password, by who knows the old one or has none yet. */
export function PasswordForm() {
  const { t } = useServices().i18n;
  const { values, setValues, problems, failure, isSaving, submit } = useNewPassword();
  const form = useShownProblem(problems);
  const input = (field: keyof Values) => ({
    value: values[field],
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="grid gap-x-5 gap-y-4 max-xl:max-w-md xl:grid-cols-3">
        <div className="xl:col-span-3">
          <PasswordPurpose />
        </div>
        {failure && (
          <Note tone="error" className="xl:col-span-3">
            {failure}
          </Note>
        )}
        <Field
          label={t('Current password')}
          error={problems.current_password}
          hint={t('If you have always signed in with a code, you have none yet: leave it empty.')}
        >
          <PasswordInput autoComplete="current-password" {...input('current_password')} />
        </Field>
        <Field
          label={t('New password')}
          error={problems.password}
          hint={t('At least {count} characters. Your other devices are signed out.', { count: fewestCharacters })}
          required
        >
          <PasswordInput autoComplete="new-password" {...input('password')} />
        </Field>
        <Field label={t('Confirm password')} error={problems.password_confirmation} required>
          <PasswordInput autoComplete="new-password" {...input('password_confirmation')} />
        </Field>
        <Button type="submit" busy={isSaving} className="sm:justify-self-start xl:col-span-3">
          {t('Change Password')}
        </Button>
      </div>
    </form>
  );
}

function useNewPassword() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [values, setValues] = useState(blank);
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Values) => api.call('POST /change-password', { body }),
    onSuccess({ message }) {
      setValues(blank);
      toast.success(message ?? t('Your password is changed'));
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
    onError: (problem) => setProblems(Object.fromEntries(fields.map((field) => [field, fieldProblem(problem, field)]))),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isShort = values.password.length < fewestCharacters;
    const differs = values.password !== values.password_confirmation;
    setProblems({
      ...(isShort && { password: t('Choose at least {count} characters', { count: fewestCharacters }) }),
      ...(differs && { password_confirmation: t('Confirm Password does not match.') }),
    });
    if (!isShort && !differs) mutate(values);
  }
  const isNamed = fields.some((field) => fieldProblem(error, field));
  return {
    values,
    setValues,
    problems,
    failure: error && !isNamed ? failureWords(i18n, error) : undefined,
    isSaving: isPending,
    submit,
  };
}
