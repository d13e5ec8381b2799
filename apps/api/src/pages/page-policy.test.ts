import { expect, test } from 'vitest';
import { pageSources } from '../integrations/social/page-sources.ts';
import { pagePolicy } from './page-policy.ts';

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('scripts come from our own files alone, and nothing is framed', () => {
  const policy = pagePolicy(['a { color: red }']);
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  expect(directive(policy, 'frame-src')).toEqual(["'none'"]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
});

test('[auth-09] a provider that is switched on may be loaded, and no other', () => {
  const policy = pagePolicy([], [pageSources.google]);
  expect(directive(policy, 'script-src')).toEqual(["'self'", 'https://accounts.google.com/gsi/client']);
  expect(policy).not.toMatch(/facebook|apple/);
  const all = pagePolicy([], [pageSources.google, pageSources.facebook, pageSources.apple]);
  for (const host of ['accounts.google.com', 'connect.facebook.net', 'appleid.cdn-apple.com']) expect(all).toContain(host);
  expect(all).not.toMatch(/unsafe-eval|unsafe-inline'(?<!style-src-attr 'unsafe-inline')|\*/);
});

test('[account-05] pages may listen at Pusher where it is set up, at that address alone', () => {
  const policy = pagePolicy([], [{ connect: ['wss://ws-eu.pusher.com'] }]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'wss://ws-eu.pusher.com']);
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
  expect(pagePolicy([])).not.toContain('pusher');
});

test('a page shows pictures of this site and of the sites that the settings name, and reports what it blocked', () => {
  expect(pagePolicy([])).toContain("img-src 'self' data: blob:;");
  expect(pagePolicy([], [{ img: ['https://cdn.example'] }])).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(pagePolicy([])).toContain('report-uri /api/csp-reports');
});
