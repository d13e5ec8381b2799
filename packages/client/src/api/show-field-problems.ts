import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldProblem } from './api-error.ts';

type Form<Values extends FieldValues> = { setError: UseFormSetError<Values> };

/** Shows the server's problem of each field and focuses the first; returns false if the server named no field. */
export function showFieldProblems<Values extends FieldValues>(
  form: Form<Values>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
): boolean {
  const wrong = fields.filter((field) => fieldProblem(error, field));
  for (const [index, field] of wrong.entries()) {
    form.setError(field, { type: 'server', message: fieldProblem(error, field) ?? '' }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}
