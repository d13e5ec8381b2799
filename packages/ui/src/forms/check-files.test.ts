import { expect, test } from 'vitest';
import { checkFile, fileErrorText } from './check-files.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const limits = { accept: pictureTypes, maxBytes: 1000 };

test.each([
  [{ name: 'a.jpg', type: 'image/jpeg', size: 1000 }, undefined],
  [{ name: 'A.JPG', type: '', size: 5 }, undefined],
  [{ name: 'a.jpg', type: 'image/jpeg', size: 1001 }, 'size'],
  [{ name: 'a.png', type: 'image/png', size: 0 }, 'empty'],
  [{ name: 'a.svg', type: 'image/svg+xml', size: 5 }, 'kind'],
  [{ name: 'a.png', type: 'application/pdf', size: 5 }, 'kind'],
  [{ name: 'png', type: '', size: 5 }, undefined],
  [{ name: 'a', type: '', size: 5 }, 'kind'],
] as const)('%j: %s', (file, error) => {
  expect(checkFile(file, limits)).toBe(error);
});

test('a PDF is accepted if the limits allow it, and the text mentions it', () => {
  const both = { accept: [...pictureTypes, 'application/pdf'], maxBytes: 2 * 1024 * 1024 };
  expect(checkFile({ name: 'bill.pdf', type: 'application/pdf', size: 5 }, both)).toBeUndefined();
  expect(fileErrorText('kind', both)[0]).toContain('PDF');
  expect(fileErrorText('kind', limits)[0]).not.toContain('PDF');
  expect(fileErrorText('size', both)).toEqual(['This file is too large. The limit is {limit} MB.', { limit: 2 }]);
});
