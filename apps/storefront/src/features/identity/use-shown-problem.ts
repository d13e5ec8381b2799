import { type RefObject, useEffect, useRef } from 'react';

/** Leads the focus to the first field that is wrong, each time that problems are found. */
export function useShownProblem(problems: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problems found again are a new object, and lead there again.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems]);
  return form;
}
