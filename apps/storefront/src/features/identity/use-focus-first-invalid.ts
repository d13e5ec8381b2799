import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field each time that a form reports errors. */
export function useFocusFirstInvalid(problems: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal errors reported again are a new object.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems]);
  return form;
}
