import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { chooseNewest, type NewestChoice, showAddress } from './newest-choice.ts';

/**
 * What is chosen on a page that keeps its choices in the address, as of the moment of each press: hands are quicker than a
 * new address is shown, and each choice builds on those before it.
 */
export function useNewestChoice<Choice>(shown: Choice, address: string) {
  const { key } = useLocation();
  const newest = useRef<NewestChoice<Choice>>({ choice: shown, awaited: [] });
  const drawn = useRef('');
  useEffect(() => {
    if (drawn.current === key) return;
    drawn.current = key;
    newest.current = showAddress(newest.current, shown, address);
  }, [key, shown, address]);
  return {
    read: () => newest.current.choice,
    /** To be said before the page goes to the address of the choice. */
    choose(choice: Choice, to: string) {
      newest.current = chooseNewest(newest.current, choice, to);
    },
  };
}
