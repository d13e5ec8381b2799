import { expect, test } from 'vitest';
import { anyPageOf } from './any-page-of.ts';

test('[browse-02] the place for a page’s number joins what the address asks for already', () => {
  expect(anyPageOf('/shops')).toBe('/shops?page={page}');
  expect(anyPageOf('/shops?sort_type=name')).toBe('/shops?sort_type=name&page={page}');
});
