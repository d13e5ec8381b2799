import { clearTimeout, setImmediate, setTimeout } from 'node:timers';

/** Releases the slot of a piece of work; the second call does nothing. */
export type Release = () => void;

/** Why a request did not get a slot: it would have waited too long, it did wait too long, or its client has left. */
export class NotAdmitted extends Error {
  override name = 'NotAdmitted';
  readonly reason: 'full' | 'late' | 'gone';

  constructor(reason: NotAdmitted['reason']) {
    super(`The request was not admitted: ${reason}`);
    this.reason = reason;
  }
}

export type WorkQueueOptions = {
  /** Tasks at the same time. */
  concurrency: number;
  maxWaiting: number;
  /** Milliseconds: a request is refused at once where its expected wait is longer, and later where its wait is three times as long. */
  maxWait: number;
  /** Milliseconds that a piece of work takes before any was measured. */
  typicalDuration: number;
  /** Whether more important work is under way; a start is deferred for at most `maxHold` milliseconds. */
  isHeld?: () => boolean;
  maxHold?: number;
};

export type WorkQueue = {
  /** Waits for a slot, unless the work is no longer wanted by then. Throws NotAdmitted. */
  acquire: (isWanted: () => boolean) => Promise<Release>;
  running: () => number;
  waiting: () => number;
};

type Ticket = { isWanted: () => boolean; start: () => void; refuse: (reason: NotAdmitted['reason']) => void };

/** Milliseconds between two checks of whether held work may start. */
const holdStep = 10;
/** The share of a new measurement in the average interval. */
const smoothing = 0.1;

/**
 * A queue with few slots that refuses at arrival what it could not start in time. It starts at most one piece of work in a turn
 * of the event loop, so that sockets and more important requests get their turn in between.
 */
export function createWorkQueue({ isHeld = () => false, maxHold = 0, ...options }: WorkQueueOptions): WorkQueue {
  const tickets: Ticket[] = [];
  let running = 0;
  const pace = createPace(options.typicalDuration / options.concurrency);
  let lastStart = performance.now();
  let isScheduled = false;

  function begin(): Release {
    running += 1;
    lastStart = performance.now();
    let released = false;
    return () => {
      if (released) return;
      released = true;
      running -= 1;
      pace.recordRelease(tickets.length > 0);
      schedule();
    };
  }

  const mustHold = () => isHeld() && performance.now() - lastStart < maxHold;

  function schedule(): void {
    if (isScheduled || tickets.length === 0 || running >= options.concurrency) return;
    isScheduled = true;
    if (mustHold()) setTimeout(startNext, holdStep);
    else setImmediate(startNext);
  }

  function startNext(): void {
    isScheduled = false;
    while (running < options.concurrency && !mustHold()) {
      const ticket = tickets.shift();
      if (!ticket) return;
      if (ticket.isWanted()) {
        ticket.start();
        break;
      }
      ticket.refuse('gone');
    }
    schedule();
  }

  function wait(isWanted: () => boolean): Promise<Release> {
    return new Promise((resolve, reject) => {
      const ticket: Ticket = {
        isWanted,
        start() {
          clearTimeout(timer);
          resolve(begin());
        },
        refuse(reason) {
          clearTimeout(timer);
          reject(new NotAdmitted(reason));
        },
      };
      const timer = setTimeout(() => {
        const index = tickets.indexOf(ticket);
        if (index >= 0) tickets.splice(index, 1);
        ticket.refuse(isWanted() ? 'late' : 'gone');
      }, options.maxWait * 3);
      tickets.push(ticket);
      schedule();
    });
  }

  return {
    async acquire(isWanted) {
      if (running < options.concurrency && tickets.length === 0 && !mustHold()) return begin();
      const expectedWait = (tickets.length + 1) * pace.interval();
      if (tickets.length >= options.maxWaiting || (tickets.length > 0 && expectedWait > options.maxWait)) throw new NotAdmitted('full');
      return wait(isWanted);
    },
    running: () => running,
    waiting: () => tickets.length,
  };
}

/** The milliseconds from one release to the next while requests wait, as a moving average. */
function createPace(initial: number): { recordRelease: (areWaiting: boolean) => void; interval: () => number } {
  let interval = initial;
  let lastRelease: number | undefined;
  return {
    recordRelease(areWaiting) {
      const now = performance.now();
      if (lastRelease !== undefined) interval += (now - lastRelease - interval) * smoothing;
      // While no request waits, the time until the next release does not measure how fast the work is.
      lastRelease = areWaiting ? now : undefined;
    },
    interval: () => interval,
  };
}
