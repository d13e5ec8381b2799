import { describe, expect, test } from 'vitest';
import { addMonths, isOnDay, readMonth, weeksOf, writeMonth } from './month-days.ts';

const now = new Date(2026, 10, 24);

describe('the month of the address', () => {
  test('is the current one where none or nonsense is given', () => {
    for (const text of [undefined, '', '2026-13', 'x']) expect(writeMonth(readMonth(text, now))).toBe('2026-11');
    expect(readMonth('2027-02', now)).toEqual({ year: 2027, month: 2 });
  });

  test('continues in the next and the former year', () => {
    expect(writeMonth(addMonths({ year: 2026, month: 12 }, 1))).toBe('2027-01');
    expect(writeMonth(addMonths({ year: 2026, month: 1 }, -1))).toBe('2025-12');
  });
});

test.each([0, 1, 6])('weeks that begin with day %i are whole and have every day of the month once', (firstDay) => {
  for (let month = 1; month <= 12; month += 1) {
    const weeks = weeksOf({ year: 2026, month }, firstDay);
    expect(weeks.every((week) => week.length === 7 && week[0]?.getDay() === firstDay)).toBe(true);
    const own = weeks.flat().filter((day) => day.getMonth() === month - 1);
    expect(own.map((day) => day.getDate())).toEqual(
      Array.from({ length: new Date(2026, month, 0).getDate() }, (_each, index) => index + 1),
    );
  }
});

test('a sale is on the days that it touches, and not on the one at whose beginning it ends', () => {
  const sale = { starts_at: new Date(2026, 10, 3, 23).toISOString(), ends_at: new Date(2026, 10, 5).toISOString() };
  expect([2, 3, 4, 5].map((date) => isOnDay(sale, new Date(2026, 10, date)))).toEqual([false, true, true, false]);
});
