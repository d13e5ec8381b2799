import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../database/listen.ts';

/** Notifications on this channel read `person name id`: something that belongs to the person has changed. */
const channel = 'person_events';
/** Notifications on this channel have the kind of a change that the staff is notified of. */
const staffChannel = 'staff_events';
/** Notifications on this channel read `shop kind`: something of the shop has changed. */
const shopChannel = 'shop_events';

/** The kind and id of a change, which the listener fetches again. `missed`: events may have been lost, anything may have changed. */
export type PersonEvent = { name: string; id: number } | 'missed';

type AllListener = (event: { personId: number; name: string } | 'missed') => void;

export type PersonEvents = {
  /** Sends every event of the person from now on. Returns a function that unsubscribes. */
  subscribe: (personId: number, listener: (event: PersonEvent) => void) => () => void;
  /** Sends the events of everybody. `missed` comes with the start and the end of each connection. */
  subscribeToAll: (listener: AllListener) => void;
  /** Sends the kind of every change that the staff is notified of, and `missed`. Returns a function that unsubscribes. */
  subscribeToStaff: (listener: (kind: string) => void) => () => void;
  /** Sends the kind of every change in a shop, and `missed`. Returns a function that unsubscribes. */
  subscribeToShop: (shopId: number, listener: (kind: string) => void) => () => void;
  /** Resolves once every event that was committed before the call has been sent. Rejects without a connection. */
  sync: () => Promise<void>;
  close: () => Promise<void>;
};

/** Receives changes from the database, so that it does not matter which process made them. */
export function watchPersonEvents({ url, log }: { url: string; log: FastifyBaseLogger }): PersonEvents {
  const listeners = new Map<number, Set<(event: PersonEvent) => void>>();
  const ofAll: AllListener[] = [];
  const ofStaff = new Set<(kind: string) => void>();
  const sendToStaff = (kind: string) => {
    for (const send of ofStaff) send(kind);
  };
  const ofShops = new Map<number, Set<(kind: string) => void>>();
  const sendToAll: AllListener = (event) => {
    for (const send of ofAll) send(event);
  };
  let wasConnected = false;
  const listener = listen({
    url,
    onNotice: {
      [channel](payload) {
        const [, person, name, id] = /^(\d+) ([a-z-]+) (\d+)$/.exec(payload) ?? [];
        if (name === undefined) return;
        sendToAll({ personId: Number(person), name });
        for (const send of listeners.get(Number(person)) ?? []) send({ name, id: Number(id) });
      },
      [staffChannel]: sendToStaff,
      [shopChannel](payload) {
        const [, shop, kind] = /^(\d+) ([a-z-]+)$/.exec(payload) ?? [];
        if (kind === undefined) return;
        for (const send of ofShops.get(Number(shop)) ?? []) send(kind);
      },
    },
    onConnected() {
      sendToAll('missed');
      if (wasConnected) {
        for (const send of [...listeners.values()].flatMap((all) => [...all])) send('missed');
        sendToStaff('missed');
        for (const send of [...ofShops.values()].flatMap((all) => [...all])) send('missed');
      }
      wasConnected = true;
    },
    onConnectionLost(error) {
      sendToAll('missed');
      log.warn({ err: error }, 'the database does not say what changes; it is asked again');
    },
  });
  return {
    subscribe: (personId, send) => addListener(listeners, personId, send),
    subscribeToShop: (shopId, send) => addListener(ofShops, shopId, send),
    subscribeToAll: (send) => void ofAll.push(send),
    subscribeToStaff(send) {
      ofStaff.add(send);
      return () => void ofStaff.delete(send);
    },
    sync: listener.sync,
    close: () => listener.close(),
  };
}

/** Returns a function that removes the listener again. */
function addListener<Listener>(listeners: Map<number, Set<Listener>>, id: number, listener: Listener): () => void {
  const all = listeners.get(id) ?? new Set();
  listeners.set(id, all.add(listener));
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(id);
  };
}
