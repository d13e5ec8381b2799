import { expect, test } from 'vitest';
import { linkKind } from './link-kind.ts';

test.each([
  ['/plans', 'route'],
  ['/products?search=a:b', 'route'],
  ['/', 'route'],
  ['/api/docs', 'browser'],
  ['/media/a/800.webp', 'browser'],
  ['https://market.example/x', 'browser'],
  ['mailto:shop@market.example', 'browser'],
  ['#main', 'browser'],
  ['//evil.example', 'refused'],
  ['/\\evil.example', 'refused'],
  ['\\\\evil.example', 'refused'],
  ['/\t/evil.example', 'refused'],
  [' //evil.example', 'refused'],
  ['javascript:alert(1)', 'refused'],
  [' JavaScript:alert(1)', 'refused'],
  ['java\nscript:alert(1)', 'refused'],
  ['\u0001javascript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
] as const)('%j: %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});
