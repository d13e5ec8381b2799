import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import { useEffect, useState } from 'react';
import { deleteGuestDraft, type GuestContact, readGuestDraft, writeGuestDraft } from './model/guest-draft.ts';
import type { OrderPlacement } from './use-place-order.ts';

/** Adds the items of a guest to the account and stores the address. Resolves to the id of the address; undefined if a step failed. */
export type PrepareGuest = (contact: GuestContact) => Promise<number | undefined>;

/**
 * Continues the order of a guest whose code has just signed them in: it is prepared, and then placed. Each step does nothing when it is
 * repeated, so after a reload in between it continues. Returns whether that is under way.
 */
export function useGuestOrder(place: OrderPlacement['place'], prepare: PrepareGuest | undefined): boolean {
  const [draft] = useState(() => readGuestDraft(sessionTextStorage));
  const [isPending, setPending] = useState(prepare !== undefined && draft.contact.address_line !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign-in; the callbacks change with every render.
  useEffect(() => {
    if (!isPending || !prepare) return;
    let isLeft = false;
    void prepare(draft.contact).then((address_id) => {
      if (isLeft) return;
      if (address_id !== undefined && draft.order) place({ ...draft.order, address_id }, undefined);
      // A sent order has a record of its own. What was typed stays where it could not be stored.
      if (address_id !== undefined) deleteGuestDraft(sessionTextStorage);
      else writeGuestDraft(sessionTextStorage, { order: null });
      setPending(false);
    });
    return () => {
      isLeft = true;
    };
  }, [isPending]);
  return isPending;
}
