import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { pageSources } from '../integrations/social/open-providers.ts';
import { pagePolicy } from './content-security-policy.ts';

test('reports of browsers are counted, limited by network, and refused in other types', async () => {
  const { app, close } = await createTestApp();
  const send = (type: string, body: unknown) =>
    app.server.inject({ method: 'POST', url: '/api/csp-reports', headers: { 'content-type': type }, payload: JSON.stringify(body) });
  const old = {
    'csp-report': { 'document-uri': 'http://x/?a=secret', 'blocked-uri': 'https://evil.example/p', 'effective-directive': 'img-src' },
  };
  const current = [{ type: 'csp-violation', body: { documentURL: 'http://x/', blockedURL: 'inline', effectiveDirective: 'script-src' } }];
  expect((await send('application/csp-report', old)).statusCode).toBe(200);
  expect((await send('application/reports+json', current)).statusCode).toBe(200);
  expect((await app.metrics.read()).text).toContain('souk_csp_reports_total 2');
  expect((await send('application/csp-report', { odd: true })).statusCode).toBe(200);
  expect((await send('text/plain', 'x')).statusCode).toBe(415);
  const answers = await Promise.all(Array.from({ length: 30 }, () => send('application/csp-report', old)));
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(5);
  await close();
});

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('scripts come from our own files alone, and nothing is framed', () => {
  const policy = pagePolicy(["'sha256-AAAA'"]);
  expect(directive(policy, 'script-src')).toEqual(["'self'"]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  expect(directive(policy, 'frame-src')).toEqual(["'none'"]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", "'sha256-AAAA'"]);
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
