import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status: number; body?: string; headers?: Record<string, string> };

/** A local receiver of webhooks: records what comes, and answers as `answer` is set. */
export async function useWebhookReceiver() {
  const received: Received[] = [];
  const receiver: { received: Received[]; answer: Answer | 'silence'; url: string; closeConnections: () => void } = {
    received,
    answer: { status: 204 },
    url: '',
    closeConnections: () => server.closeAllConnections(),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      const { answer } = receiver;
      if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  receiver.url = `http://127.0.0.1:${isInfo(address) ? address.port : 0}/hooks`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

function isInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
