import { createStore, type StoreApi } from 'zustand';

/** What an answer's head tells of the server's clock, and when the question left and the answer came by this device's. */
export type TimeTold = {
  /** In milliseconds. */
  at: number;
  /** How coarsely it is told: the Date header tells whole seconds. */
  within: number;
  askedAt: number;
  answeredAt: number;
};

type ClockState = {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number;
  /** Whether any answer has told the time yet; until then the device is believed. */
  heard: boolean;
};

export type ServerClock = Pick<StoreApi<ClockState>, 'getState' | 'getInitialState' | 'subscribe'> & {
  hear: (told: TimeTold) => void;
  /** Every answer has a Date. */
  hearDate: (date: string | null, askedAt: number) => void;
};

/** Learns the server's time from the answers that the page has anyway, and never asks for it. */
export function createServerClock(): ServerClock {
  const store = createStore<ClockState>(() => ({ offset: 0, heard: false }));
  function hear(told: TimeTold): void {
    store.setState(({ offset }) => ({ offset: clockOffset(offset, told), heard: true }));
  }
  return {
    ...store,
    hear,
    hearDate(date, askedAt) {
      const at = date ? Date.parse(date) : Number.NaN;
      if (!Number.isNaN(at)) hear({ at, within: 1000, askedAt, answeredAt: Date.now() });
    },
  };
}

/**
 * The server told its time at some moment between question and answer, so the true offset lies within bounds. What is believed
 * stands as long as it lies within them: a countdown must not tremble with every answer.
 */
export function clockOffset(believed: number, { at, within, askedAt, answeredAt }: TimeTold): number {
  const least = at - answeredAt;
  const most = at + within - askedAt;
  return believed >= least && believed <= most ? believed : Math.round((least + most) / 2);
}
