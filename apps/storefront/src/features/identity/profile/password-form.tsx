import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { PasswordInput } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { PasswordNote } from '../sign-in/sign-in-notes.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { useChangePassword } from './mutations.ts';

const fields = ['current_password', 'password', 'password_confirmation'] as const;
type Values = Record<(typeof fields)[number], string>;
type Problems = Partial<Record<keyof Values, string | undefined>>;

const blank: Values = { current_password: '', password: '', password_confirmation: '' };
const minCharacters = 6;

export function PasswordForm() {
  const { t } = useI18n();
  const { values, setValues, problems, failure, isSaving, submit } = usePasswordForm();
  const form = useFocusFirstInvalid(problems);
  const input = (field: keyof Values) => ({
    value: values[field],
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="grid gap-x-5 gap-y-4 max-xl:max-w-md xl:grid-cols-3">
        <div className="xl:col-span-3">
          <PasswordNote />
        </div>
        {failure && (
          <Note tone="error" className="xl:col-span-3">
            {failure}
          </Note>
        )}
        <Field
          label={t('Current password')}
          error={problems.current_password}
          hint={t('If you always sign in with a code, leave this empty.')}
        >
          <PasswordInput autoComplete="current-password" {...input('current_password')} />
        </Field>
        <Field
          label={t('New password')}
          error={problems.password}
          hint={t('At least {count} characters. Other devices will be signed out.', { count: minCharacters })}
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

function usePasswordForm() {
  const i18n = useI18n();
  const { t } = i18n;
  const [values, setValues] = useState(blank);
  const [problems, setProblems] = useState<Problems>({});
  const { change, isSaving, error } = useChangePassword({
    onChanged: () => setValues(blank),
    onError: (failed) => setProblems(Object.fromEntries(fields.map((field) => [field, fieldProblem(failed, field)]))),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const isShort = values.password.length < minCharacters;
    const differs = values.password !== values.password_confirmation;
    setProblems({
      ...(isShort && { password: t('Use at least {count} characters', { count: minCharacters }) }),
      ...(differs && { password_confirmation: t('Confirm Password does not match.') }),
    });
    if (!isShort && !differs) change(values);
  }
  const isNamed = fields.some((field) => fieldProblem(error, field));
  return {
    values,
    setValues,
    problems,
    failure: error && !isNamed ? failureText(i18n, error) : undefined,
    isSaving,
    submit,
  };
}
