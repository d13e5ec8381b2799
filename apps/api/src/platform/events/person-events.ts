import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../database/listen.ts';

/** The channel on which the database says that something of a person's has changed: `person name id`. */
const channel = 'person_events';

/** What changed, by the name of its kind and its id: the listener asks for it again. `missed`: events may have been lost, all may have changed. */
export type PersonEvent = { name: string; id: number } | 'missed';

export type PersonEvents = {
  /** Tells of everything of the person's from now on. Gives back how to stop that. */
  subscribe: (personId: number, listener: (event: PersonEvent) => void) => () => void;
  close: () => Promise<void>;
};

/** Hears from the database what has changed of whom, so that it does not matter which process changed it. */
export function watchPersonEvents({ url, log }: { url: string; log: FastifyBaseLogger }): PersonEvents {
  const listeners = new Map<number, Set<(event: PersonEvent) => void>>();
  let wasConnected = false;
  const listener = listen({
    url,
    onNotice: {
      [channel](payload) {
        const [, person, name, id] = /^(\d+) ([a-z-]+) (\d+)$/.exec(payload) ?? [];
        if (name === undefined) return;
        for (const tell of listeners.get(Number(person)) ?? []) tell({ name, id: Number(id) });
      },
    },
    onConnected() {
      if (wasConnected) for (const tell of [...listeners.values()].flatMap((all) => [...all])) tell('missed');
      wasConnected = true;
    },
    onConnectionLost: (error) => log.warn({ err: error }, 'the database does not say what changes; it is asked again'),
  });
  return {
    subscribe(personId, tell) {
      const all = listeners.get(personId) ?? new Set();
      listeners.set(personId, all.add(tell));
      return () => {
        all.delete(tell);
        if (all.size === 0) listeners.delete(personId);
      };
    },
    close: () => listener.close(),
  };
}
