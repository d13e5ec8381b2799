import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendFile } from './send-file.ts';

test.each([
  ['bill.pdf', 'bill.pdf', 'bill.pdf'],
  ['فاتورة "1".pdf', '______ _1_.pdf', '%D9%81%D8%A7%D8%AA%D9%88%D8%B1%D8%A9%20%221%22.pdf'],
  ["it's (1)*.pdf\r\nX: y", 'it_s (1)_.pdf__X_ y', 'it%27s%20%281%29%2A.pdf%0D%0AX%3A%20y'],
])('%j goes out as a download of that name', async (name, ascii, encoded) => {
  const server = Fastify();
  server.get('/', async (_request, reply) => sendFile(reply, { content: Buffer.from('%PDF-'), type: 'application/pdf', name }));
  const answer = await server.inject('/');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  expect(answer.body).toBe('%PDF-');
});
