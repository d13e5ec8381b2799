import { isApiError } from '@souk/client/api/api-error.ts';
import { showFieldProblems } from '@souk/client/api/show-field-problems.ts';
import { useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';

/** A stored state, with the version that a change names. */
type Versioned = { version: string };

type EditFormOptions<Stored extends Versioned, Values extends FieldValues> = {
  stored: Stored;
  toValues: (stored: Stored) => Values & DefaultValues<Values>;
  /** Saves over the version that the operator saw; rejects with 409 if there is a newer one. */
  save: (values: Values, version: string) => Promise<Stored>;
  /** Reads the current state after a conflict. */
  reload: () => Promise<Stored>;
  onSaved: (stored: Stored) => void;
  /** The fields whose problems the server may name. */
  fields: readonly FieldPath<Values>[];
};

export type EditForm<Stored, Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** The state that the form started from. */
  base: Stored;
  isDirty: boolean;
  isSaving: boolean;
  /** An error that belongs to no field. */
  error: unknown;
  /** The state that somebody else saved meanwhile. */
  theirs: Stored | undefined;
  submit: () => Promise<void>;
  discard: () => void;
  saveMine: () => Promise<void>;
  applyTheirs: () => void;
};

/** A form over something stored that others may change at the same time. */
export function useEditForm<Stored extends Versioned, Values extends FieldValues>({
  stored,
  toValues,
  save,
  reload,
  onSaved,
  fields,
}: EditFormOptions<Stored, Values>): EditForm<Stored, Values> {
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<Stored>();
  const [error, setError] = useState<unknown>();
  const form = useForm<Values>({ defaultValues: toValues(stored) });
  const { isDirty, isSubmitting } = form.formState;

  function start(from: Stored) {
    setBase(from);
    setTheirs(undefined);
    setError(undefined);
    form.reset(toValues(from));
  }
  /** The state that somebody else saved; undefined if the call was refused for another reason, for example a name that is in use. */
  async function findNewer(failure: unknown, version: string): Promise<Stored | undefined> {
    if (!isApiError(failure) || failure.status !== 409) return undefined;
    const current = await reload();
    return current.version === version ? undefined : current;
  }
  const saveOver = (version: string) => {
    // Errors that the server named would prevent another try.
    form.clearErrors();
    return form.handleSubmit(async (values) => {
      setError(undefined);
      try {
        const saved = await save(values, version);
        start(saved);
        onSaved(saved);
      } catch (failure) {
        const newer = await findNewer(failure, version);
        if (newer) setTheirs(newer);
        else if (!showFieldProblems(form, fields, failure)) setError(failure);
      }
    })();
  };
  return {
    form,
    base,
    isDirty,
    isSaving: isSubmitting,
    error,
    theirs,
    submit: () => saveOver(base.version),
    discard: () => start(base),
    saveMine: () => saveOver((theirs ?? base).version),
    applyTheirs: () => theirs && start(theirs),
  };
}
