import { createStore, type StoreApi } from 'zustand';

/** A reading of the server's clock, with the times of request and answer by this device's clock. */
export type ClockReading = {
  /** In milliseconds. */
  at: number;
  /** The precision in milliseconds: the Date header has whole seconds. */
  within: number;
  askedAt: number;
  answeredAt: number;
};

type ClockState = {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number;
  /** Whether any answer has had the time yet; until then the device's clock is used. */
  hasReading: boolean;
};

export type ServerClock = Pick<StoreApi<ClockState>, 'getState' | 'getInitialState' | 'subscribe'> & {
  addReading: (reading: ClockReading) => void;
  addDateHeader: (date: string | null, askedAt: number) => void;
};

/** Estimates the server's time from answers that the page receives anyway. */
export function createServerClock(): ServerClock {
  const store = createStore<ClockState>(() => ({ offset: 0, hasReading: false }));
  function addReading(reading: ClockReading): void {
    store.setState(({ offset }) => ({ offset: clockOffset(offset, reading), hasReading: true }));
  }
  return {
    ...store,
    addReading,
    addDateHeader(date, askedAt) {
      const at = date ? Date.parse(date) : Number.NaN;
      if (!Number.isNaN(at)) addReading({ at, within: 1000, askedAt, answeredAt: Date.now() });
    },
  };
}

/**
 * The reading was taken between request and answer, so the true offset has bounds. The current offset stays if it is
 * within them, because a countdown must not jitter with every answer.
 */
export function clockOffset(current: number, { at, within, askedAt, answeredAt }: ClockReading): number {
  const min = at - answeredAt;
  const max = at + within - askedAt;
  return current >= min && current <= max ? current : Math.round((min + max) / 2);
}
