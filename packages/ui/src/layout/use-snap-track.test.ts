import { expect, test } from 'vitest';
import { snapEdges, snapIndex } from './use-snap-track.ts';

test('the same slide is found in both directions', () => {
  expect(snapIndex(640, 320, 5)).toBe(2);
  expect(snapIndex(-640, 320, 5)).toBe(2);
  expect(snapIndex(9999, 320, 5)).toBe(4);
  expect(snapIndex(100, 0, 5)).toBe(0);
});

test('edges tolerate a pixel', () => {
  expect(snapEdges(0, 300, 900)).toEqual({ atStart: true, atEnd: false });
  expect(snapEdges(-599.4, 300, 900)).toEqual({ atStart: false, atEnd: true });
  expect(snapEdges(0, 900, 900)).toEqual({ atStart: true, atEnd: true });
});
