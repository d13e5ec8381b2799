import { setTimeout as delay } from 'node:timers/promises';
import type { Audience } from '@souk/contract/endpoint';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { Actor } from '../../../context.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { PersonEvents } from '../../../platform/events/person-events.ts';
import { bearerToken, hashToken } from '../domain/token.ts';
import { findSession, updateLastUsed } from '../queries/sessions.ts';

export type SessionCache = {
  /**
   * The person and session of the token in the Authorization header; null if it is missing, wrong, expired, revoked or of
   * another audience. Shoppers are the default audience.
   */
  findActor: (authorization: string | undefined, audience?: Audience) => Promise<Actor | null>;
  /** The same if no statement is needed for it; otherwise undefined. */
  peekActor: (authorization: string | undefined) => Actor | undefined;
  /** Resolves once this process refuses every session that ended before the call. */
  sync: () => Promise<void>;
};

type SessionCacheParts = {
  db: Kysely<DB>;
  clock: Clock;
  events: Pick<PersonEvents, 'subscribeToAll' | 'sync'>;
  /** Milliseconds of a clock that never jumps. */
  monotonic?: () => number;
};

/** The name that the database gives the end of a session; every process receives it when the transaction commits. */
const sessionEnded = 'session-ended';
const syncTimeout = 1000;
const minutesBetweenUpdates = 5;

/**
 * Valid sessions in memory: most requests need no statement to find their person. The events of the database remove ended
 * sessions in every process. While events may be missing, the database is asked.
 */
export function createSessionCache({ db, clock, events, monotonic = () => performance.now() }: SessionCacheParts): SessionCache {
  const memory = createSessionMemory(clock, monotonic);
  const confirmation = createConfirmation(events, monotonic);
  const reset = () => {
    confirmation.withdraw();
    memory.clear();
  };
  events.subscribeToAll((event) => {
    if (event === 'missed') reset();
    else if (event.name === sessionEnded) memory.removeSessionsOf(event.personId);
  });
  const peek = (key: string) => (confirmation.isValid() ? memory.find(key) : undefined);

  async function load(hash: Buffer, key: string): Promise<Session | undefined> {
    const began = { removals: memory.removals(), loadedAt: monotonic() };
    const row = await findSession(db, hash, clock.now());
    if (!row) return undefined;
    const actor = { person_id: row.person_id, session_id: row.id };
    const session = {
      actor,
      audience: row.audience,
      expiresAt: row.expires_at.getTime(),
      lastUsedAt: row.last_used_at.getTime(),
      loadedAt: began.loadedAt,
    };
    // A session that ended while it was read may be this one.
    if (memory.removals() === began.removals) memory.store(key, session);
    return session;
  }

  return {
    async findActor(authorization, audience = 'shop') {
      const token = bearerToken(authorization);
      if (!token) return null;
      const hash = hashToken(token);
      const key = keyOf(hash);
      const session = peek(key) ?? (await load(hash, key));
      if (session?.audience !== audience) return null;
      const now = clock.now();
      if (isUseOutdated(session, now)) {
        session.lastUsedAt = now.getTime();
        await updateLastUsed(db, session.actor.session_id, now);
      }
      return session.actor;
    },
    peekActor(authorization) {
      const token = bearerToken(authorization);
      const session = token ? peek(keyOf(hashToken(token))) : undefined;
      return session?.audience === 'shop' && !isUseOutdated(session, clock.now()) ? session.actor : undefined;
    },
    async sync() {
      const confirmed = confirmation.confirm().then(
        () => true,
        () => false,
      );
      // Without the confirmation the database is asked again for every session.
      if (!(await Promise.race([confirmed, delay(syncTimeout, false, { ref: false })]))) reset();
    },
  };
}

function keyOf(hash: Buffer): string {
  return hash.toString('latin1');
}

/** The time is stored to five minutes, which spares a write for each request. */
function isUseOutdated({ lastUsedAt }: Session, now: Date): boolean {
  return now.getTime() - lastUsedAt > minutesBetweenUpdates * 60_000;
}

type Session = { actor: Actor; audience: string; expiresAt: number; lastUsedAt: number; loadedAt: number };

const maxSessions = 10_000;
const maxAge = 60_000;

/** The last used sessions, by the hashes of their tokens. */
function createSessionMemory(clock: Clock, monotonic: () => number) {
  const sessions = new Map<string, Session>();
  let removals = 0;
  return {
    find(key: string): Session | undefined {
      const session = sessions.get(key);
      if (!session) return undefined;
      sessions.delete(key);
      if (monotonic() - session.loadedAt > maxAge || session.expiresAt <= clock.now().getTime()) return undefined;
      sessions.set(key, session);
      return session;
    },
    store(key: string, session: Session): void {
      sessions.delete(key);
      sessions.set(key, session);
      const [oldest] = sessions.keys();
      if (sessions.size > maxSessions && oldest !== undefined) sessions.delete(oldest);
    },
    removeSessionsOf(personId: number): void {
      removals += 1;
      for (const [key, { actor }] of sessions) if (actor.person_id === personId) sessions.delete(key);
    },
    clear(): void {
      removals += 1;
      sessions.clear();
    },
    removals: () => removals,
  };
}

const maxUnconfirmed = 3000;
const confirmAfter = 1000;

/** Whether all events up to three seconds ago have arrived. A use later than a second after the last proof requests the next one. */
function createConfirmation(events: Pick<PersonEvents, 'sync'>, monotonic: () => number) {
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let isRenewing = false;

  async function confirm(): Promise<void> {
    const startedAt = monotonic();
    await events.sync();
    confirmedAt = startedAt;
  }

  async function renew(): Promise<void> {
    isRenewing = true;
    // Without a connection nothing is confirmed, which is what `isValid` returns.
    await confirm().catch(() => undefined);
    isRenewing = false;
  }

  return {
    confirm,
    isValid(): boolean {
      const age = monotonic() - confirmedAt;
      if (age > confirmAfter && !isRenewing) void renew();
      return age <= maxUnconfirmed;
    },
    withdraw(): void {
      confirmedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
