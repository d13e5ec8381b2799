import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { countReturns, type FoundReturnRow, listFoundReturns, type ReturnCounts, type ReturnPage } from './find-returns.ts';
import { findReturn, type ReturnRow } from './returns.ts';

type Read = ReadDatabase<DB>;

/** Returns that wait for an answer come first, the oldest of them at the top; then the others, last changed first. */
export function listShopReturns(shopId: number, read: Read, page: Omit<ReturnPage, 'shopId'>): Promise<FoundReturnRow[]> {
  return listFoundReturns(read, { ...page, shopId });
}

export function countShopReturns(shopId: number, read: Read, words: string | undefined): Promise<ReturnCounts> {
  return countReturns(read, { words, shopId });
}

/** Undefined for a return of another shop, as for one that does not exist. */
export function findShopReturn(shopId: number, read: Read, code: string): Promise<ReturnRow | undefined> {
  return findReturn(read, { code, shopId });
}
