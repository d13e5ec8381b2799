import { randomBytes } from 'node:crypto';
import type { WishlistLink } from '@souk/contract/account';
import type { CallBody } from '@souk/contract/calls';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { notFound } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { maxFavorites } from './favorites.ts';
import {
  deleteWishlistLink,
  findSharedWishlist,
  findWishlistLink,
  listFavorites,
  lockPerson,
  upsertWishlistLink,
  type WishlistLinkRow,
} from './queries.ts';

/** The link that shares the person's wishlist, if there is one. */
export async function readWishlistLink({ read, actor }: SignedIn<ReadContext>): Promise<WishlistLink | null> {
  const row = await findWishlistLink(read, actor.person_id);
  return row ? presentLink(row) : null;
}

/** Makes the link or changes its name; a renewed link has another token. */
export function shareWishlist(
  { db, clock, actor }: SignedIn<Context>,
  { first_name, renew }: CallBody<'POST /wishlist-link'>,
): Promise<WishlistLink> {
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, actor.person_id);
    const current = await findWishlistLink(transaction, actor.person_id);
    const { token, created_at } = current && !renew ? current : { token: createToken(), created_at: clock.now() };
    const link = { token, first_name, created_at };
    await upsertWishlistLink(transaction, actor.person_id, link);
    return presentLink(link);
  });
}

export async function endWishlistLink({ db, actor }: SignedIn<Context>): Promise<void> {
  await deleteWishlistLink(db, actor.person_id);
}

/** The chosen name and the products of a shared wishlist. */
export async function readSharedWishlist(read: ReadContext['read'], token: string): Promise<{ first_name: string | null; ids: number[] }> {
  const link = await findSharedWishlist(read, token);
  if (!link) throw notFound('This wishlist is not shared any more');
  const rows = await listFavorites(read, link.person_id, maxFavorites);
  return { first_name: link.first_name, ids: rows.map(({ product_id }) => product_id) };
}

/** 128 random bits: nobody finds a list by trying. */
function createToken(): string {
  return randomBytes(16).toString('base64url');
}

function presentLink({ token, first_name, created_at }: WishlistLinkRow): WishlistLink {
  return { token, first_name, created_at: created_at.toISOString() };
}
