import { expect, test } from 'vitest';
import { emptyParams } from '../list/list-params.ts';
import { bestDeal, mostPopular, rankingScope } from './rankings.ts';

test('a ranking keeps its order, whatever its address says, and each choice is an address of its own', () => {
  const { href, fixed } = rankingScope(mostPopular);
  expect(fixed).toEqual({ sort_type: 'popular_product' });
  expect(href(emptyParams)).toBe('/most-popular');
  expect(href({ ...emptyParams, sort_type: 'low_to_high', brand_id: [3], page: 2 })).toBe('/most-popular?brand_id=3&page=2');
  expect(rankingScope(bestDeal).href({ ...emptyParams, offer: true })).toBe('/best-deal?offer=1');
  expect(rankingScope(bestDeal).fixed).toEqual({ sort_type: 'top_selling' });
});
