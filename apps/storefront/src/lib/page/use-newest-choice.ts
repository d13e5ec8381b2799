import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The current choice on a page that stores its choices in the address. Clicks can be faster than navigation, so each
 * choice builds on the previous one and not on the displayed address.
 */
export function useNewestChoice<Choice>(shown: Choice, address: string) {
  const { key } = useLocation();
  const newest = useRef<NewestChoice<Choice>>({ choice: shown, awaited: [] });
  const shownKey = useRef('');
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    newest.current = showAddress(newest.current, shown, address);
  }, [key, shown, address]);
  return {
    read: () => newest.current.choice,
    /** Call it before navigating to the address of the choice. */
    choose(choice: Choice, to: string) {
      newest.current = chooseNewest(newest.current, choice, to);
    },
  };
}

/** The last choice, and the addresses that are still being navigated to. */
export type NewestChoice<Choice> = { choice: Choice; awaited: readonly string[] };

/** Records a choice before its address is displayed. */
export function chooseNewest<Choice>({ awaited }: NewestChoice<Choice>, choice: Choice, address: string): NewestChoice<Choice> {
  return { choice, awaited: [...awaited, address] };
}

/**
 * Records a displayed address. One that belongs to an earlier choice is ignored; any other was navigated to differently
 * and wins.
 */
export function showAddress<Choice>(newest: NewestChoice<Choice>, choice: Choice, address: string): NewestChoice<Choice> {
  const at = newest.awaited.lastIndexOf(address);
  const awaited = newest.awaited.slice(at + 1);
  return at < 0 || awaited.length === 0 ? { choice, awaited: [] } : { ...newest, awaited };
}
