import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

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
