import { expect, test } from 'vitest';
import { emptyParams } from './list-params.ts';
import { bestDealRanking, popularRanking, rankingScope } from './ranking-screen.tsx';

test('a ranking ignores the sort order of its address, and each filter has its own address', () => {
  const { href, fixed } = rankingScope(popularRanking);
  expect(fixed).toEqual({ sort_type: 'popular_product' });
  expect(href(emptyParams)).toBe('/most-popular');
  expect(href({ ...emptyParams, sort_type: 'low_to_high', brand_id: [3], page: 2 })).toBe('/most-popular?brand_id=3&page=2');
  expect(rankingScope(bestDealRanking).href({ ...emptyParams, offer: true })).toBe('/best-deal?offer=1');
  expect(rankingScope(bestDealRanking).fixed).toEqual({ sort_type: 'top_selling' });
});
