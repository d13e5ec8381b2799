import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { queryWithin } from '../database/pool.ts';

/** The time, handed to whatever depends on it, so that a test can set it. */
export type Clock = { now(): Date };

/** The clocks of this machine, in milliseconds. A test sets them. */
export type MachineClocks = {
  /** Never jumps; its start has no meaning. */
  monotonic: () => number;
  /** The time of day that the machine believes; it may be wrong, and an administrator may set it. */
  wall: () => number;
};

export type DatabaseClock = Clock & {
  /** Asks the database for its time, over a connection of the pool. Throws where the database is away. */
  measure: () => Promise<void>;
  /** Measures regularly and on new connections, and logs a difference that grew too large. */
  start: (log: Pick<FastifyBaseLogger, 'warn'>) => void;
  stop: () => void;
};

const machineClocks: MachineClocks = { monotonic: () => performance.now(), wall: () => Date.now() };

const measureMilliseconds = 10_000;
const answerMilliseconds = 3_000;
/** A new connection may lead to another server, but a burst of them is one event. */
const restMilliseconds = 1000;
/** A larger difference between the clocks of machine and database means that one is set wrong; the network does not explain it. */
const toleratedMilliseconds = 2000;

/** A clock that follows the database, so that all processes agree on what has started and what has expired. */
export async function openDatabaseClock(pool: Pool, machine: MachineClocks = machineClocks): Promise<DatabaseClock> {
  const clock = createDatabaseClock(pool, machine);
  await clock.measure();
  return clock;
}

function createDatabaseClock(pool: Pool, { monotonic, wall }: MachineClocks): DatabaseClock {
  let offset: number | undefined;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let wallAhead = wall() - monotonic();
  let underWay: Promise<void> | undefined;
  let warnedOf = 0;
  let log: Pick<FastifyBaseLogger, 'warn'> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function measureOnce(): Promise<void> {
    wallAhead = wall() - monotonic();
    const { asked, answered, time } = await askDatabase(pool, monotonic);
    // The true offset is between these two. The previous value stays while it is between them too, so that the clock does not jitter.
    offset = closest(offset, time - answered, time - asked);
    measuredAt = monotonic();
    warnOfDifference();
  }

  function measure(): Promise<void> {
    underWay ??= measureOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  /** A database that is away has its own log lines; until it is back the monotonic clock continues. */
  function measureSoon(): void {
    if (underWay === undefined && Math.abs(monotonic() - measuredAt) > restMilliseconds) measure().catch(() => undefined);
  }

  function warnOfDifference(): void {
    const difference = Math.round(wall() - monotonic() - (offset ?? 0));
    const isLarge = Math.abs(difference) > toleratedMilliseconds;
    if (log && isLarge && Math.abs(difference - warnedOf) > toleratedMilliseconds) {
      log.warn({ difference_ms: difference }, 'the clock of this machine differs from the database; the time of the database is used');
    }
    if (log) warnedOf = isLarge ? difference : 0;
  }

  return {
    measure,
    now() {
      // A machine that was suspended, or whose time was set: its monotonic clock may have paused.
      if (timer && Math.abs(wall() - monotonic() - wallAhead) > toleratedMilliseconds) measureSoon();
      return new Date(monotonic() + (offset ?? wall() - monotonic()));
    },
    start(logger) {
      log = logger;
      warnOfDifference();
      pool.on('connect', measureSoon);
      timer = setInterval(measureSoon, measureMilliseconds).unref();
    },
    stop() {
      pool.off('connect', measureSoon);
      clearInterval(timer);
      timer = undefined;
    },
  };
}

type Measured = { asked: number; answered: number; time: number };

async function askDatabase(pool: Pool, monotonic: () => number): Promise<Measured> {
  // The wait for a free connection is no part of the round trip.
  const client = await pool.connect();
  try {
    const measured = await askOn(client, monotonic);
    client.release();
    return measured;
  } catch (error) {
    // The connection may be open but silent: it must not serve the next request.
    client.release(true);
    throw error;
  }
}

async function askOn(client: PoolClient, monotonic: () => number): Promise<Measured> {
  const asked = monotonic();
  const { rows } = await client.query<{ time: number }>(
    queryWithin(answerMilliseconds, 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time'),
  );
  const answered = monotonic();
  const [row] = rows;
  if (!row) throw new Error('A select without a from gave no row');
  return { asked, answered, time: row.time };
}

function closest(believed: number | undefined, min: number, max: number): number {
  if (believed === undefined) return (min + max) / 2;
  return Math.min(Math.max(believed, min), max);
}
