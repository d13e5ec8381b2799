import { expect, test } from 'vitest';
import { prefixOf } from './send-limits.ts';

test('a block is ten thousand numbers; mail addresses have none', () => {
  expect(prefixOf('919876543210')).toBe('91987654');
  expect(prefixOf('asha@example.com')).toBeUndefined();
});
