import type { CallInput } from '@souk/contract/calls';
import { paths } from '../../../lib/paths.ts';

/** What the address of a sale says: which of its categories, and which page. */
export type FlashAddress = { category_id: number | null; page: number };

export const flashPerPage = 24;

/** Reads an address that anybody may have typed: what makes no sense is left out. */
export function readFlashAddress(query: URLSearchParams): FlashAddress {
  return { category_id: readNumber(query.get('category_id')), page: readNumber(query.get('page')) ?? 1 };
}

/** The first page and all categories are as usual and left out, so that one list has one address. */
export function flashHref(id: number, { category_id, page }: FlashAddress): string {
  return paths.flashSale({ id, category_id, page: page === 1 ? null : page });
}

export function flashParams({ category_id, page }: FlashAddress): CallInput<'GET /flash-sale/{id}/details'>['query'] {
  return { category_id: category_id ?? undefined, page: page === 1 ? undefined : page, per_page: flashPerPage };
}

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
