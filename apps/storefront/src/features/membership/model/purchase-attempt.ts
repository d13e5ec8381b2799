import { randomKey } from '../../../lib/random-key.ts';
import type { TextStorage } from '../../../lib/stores/kept-store.ts';
import { isNumber, isText, recordOf } from '../../../lib/stores/stored-shape.ts';

/** What is being bought, and how it is to be paid. */
export type Purchase = { plan_id: number; method: string };

const name = 'souk.plan';
const isAttempt = recordOf({ key: isText, plan_id: isNumber, method: isText });

/** The key to buy under. The same purchase keeps its key until it is settled, through a retry, a double click and a reload. */
export function keyOfPurchase(storage: TextStorage, { plan_id, method }: Purchase, newKey: () => string = randomKey): string {
  const open = readAttempt(storage);
  if (open?.plan_id === plan_id && open.method === method) return open.key;
  const key = newKey();
  storage.setItem(name, JSON.stringify({ key, plan_id, method }));
  return key;
}

/** The server has said what became of it. */
export function settlePurchase(storage: TextStorage): void {
  storage.removeItem(name);
}

function readAttempt(storage: TextStorage) {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return isAttempt(stored) ? stored : null;
  } catch {
    return null;
  }
}
