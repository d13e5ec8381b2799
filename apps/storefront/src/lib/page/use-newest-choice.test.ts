import { expect, test } from 'vitest';
import { chooseNewest, type NewestChoice, showAddress } from './use-newest-choice.ts';

const nothing: NewestChoice<string> = { choice: '', awaited: [] };
/** Types one more letter. */
const press = (newest: NewestChoice<string>, letter: string) => chooseNewest(newest, newest.choice + letter, `/${newest.choice}${letter}`);
const show = (newest: NewestChoice<string>, choice: string) => showAddress(newest, choice, `/${choice}`);

test('[browse-03] a third choice builds on the second while only the first is displayed', () => {
  const two = press(press(nothing, 'a'), 'b');
  const three = press(show(two, 'a'), 'c');
  expect(three.choice).toBe('abc');
  expect(show(show(three, 'ab'), 'abc')).toEqual({ choice: 'abc', awaited: [] });
});

test('[browse-03] intermediate addresses may never be displayed', () => {
  expect(show(press(press(press(nothing, 'a'), 'b'), 'c'), 'abc')).toEqual({ choice: 'abc', awaited: [] });
});

test('[browse-03] an address that was not chosen here, as after going back, resets the choice', () => {
  const shown = show(press(show(press(nothing, 'a'), 'a'), 'b'), 'ab');
  expect(press(show(shown, 'a'), 'c').choice).toBe('ac');
  expect(press(show(press(shown, 'x'), ''), 'c').choice).toBe('c');
});
