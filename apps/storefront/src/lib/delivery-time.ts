import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { formatDayRange } from '@souk/client/i18n/day-range.ts';
import { useSyncExternalStore } from 'react';
import { useI18n, useSettings } from './services/services-context.tsx';

type DeliveryDays = { min_days: number; max_days: number };

/** `Delivery in 2–4 days`; null if the shop gives none. */
export function useDeliveryEstimate(days: DeliveryDays | null): string | null {
  const i18n = useI18n();
  return days && deliveryEstimate(days, i18n);
}

export function deliveryEstimate(
  { min_days: from, max_days: to }: DeliveryDays,
  { t, plural, number }: Pick<I18n, 't' | 'plural' | 'number'>,
): string {
  if (to <= 0) return t('Delivery today');
  if (from === to) return plural(to, 'Delivery in {count} day', 'Delivery in {count} days');
  return t('Delivery in {from}–{to} days', { from: number(from), to: number(to) });
}

/**
 * `Get it Thu, Nov 26 – Sat, Nov 28` of an order placed today; the estimate in days while the page does not know today. A shop that is
 * away delivers from the day on which it is back.
 */
export function useDeliveryDates(days: DeliveryDays | null, backOn: string | null = null): string | null {
  const i18n = useI18n();
  const today = useToday();
  if (!days || today === null || days.max_days <= 0) return days && deliveryEstimate(days, i18n);
  return i18n.t('Get it {range}', { range: formatDayRange(...deliveryRange(days, backOn ?? today), i18n) });
}

/** The days on which an order placed at `since` arrives; null if they are not known. */
export function useArrival(days: DeliveryDays | null, since: string): readonly [from: string, to: string] | null {
  const timeZone = useSettings((state) => state.timeZone);
  if (!days || Number.isNaN(Date.parse(since))) return null;
  return deliveryRange(days, dayIn(timeZone, new Date(since)));
}

/** The first and the last day of a delivery that is ordered on `day`, all as `2026-11-26`. */
export function deliveryRange({ min_days, max_days }: DeliveryDays, day: string): [from: string, to: string] {
  return [addDays(day, min_days), addDays(day, Math.max(min_days, max_days))];
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The marketplace's day as `2026-11-26`, which changes at its midnight. Null on the server and in the first render, because a cached
 * page may be a day old.
 */
export function useToday(): string | null {
  const timeZone = useSettings((state) => state.timeZone);
  return useSyncExternalStore(
    subscribeToMinutes,
    () => dayIn(timeZone, new Date()),
    () => null,
  );
}

function subscribeToMinutes(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, 60_000);
  document.addEventListener('visibilitychange', onMinute);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onMinute);
  };
}

const formats = new Map<string | null, Intl.DateTimeFormat>();

export function dayIn(timeZone: string | null, time: Date): string {
  const format = formats.get(timeZone) ?? createFormat(timeZone);
  formats.set(timeZone, format);
  return format.format(time);
}

/** Swedish writes days as `2026-11-26`. An unknown time zone counts as none. */
function createFormat(timeZone: string | null): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('sv', { ...parts, ...(timeZone && { timeZone }) });
  } catch {
    return new Intl.DateTimeFormat('sv', parts);
  }
}
