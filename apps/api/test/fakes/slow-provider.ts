import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll } from 'vitest';

/** How somebody else's service fails to answer in time. */
export type Slowness = 'says nothing' | 'drips its answer' | 'asks to come back in a minute';
export const slownesses: readonly Slowness[] = ['says nothing', 'drips its answer', 'asks to come back in a minute'];

/** Somebody else's service, which answers every request too slowly. */
export async function useSlowProvider(): Promise<{ url: string; slowness: Slowness }> {
  const drips = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    request.resume();
    if (provider.slowness === 'says nothing') return;
    if (provider.slowness === 'asks to come back in a minute') {
      response.writeHead(429, { 'retry-after': '60', 'content-type': 'application/json' }).end('{}');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    const drip = setInterval(() => response.write(' '), 100);
    drips.add(drip);
    response.on('close', () => clearInterval(drip));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.');
  const provider: { url: string; slowness: Slowness } = { url: `http://127.0.0.1:${address.port}`, slowness: 'says nothing' };
  afterAll(() => {
    for (const drip of drips) clearInterval(drip);
    server.closeAllConnections();
    server.close();
  });
  return provider;
}
