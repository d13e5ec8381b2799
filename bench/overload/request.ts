import { Agent, request } from 'node:http';

/** How a request ended. Status 0: the client gave up, or the connection broke. */
export type Outcome = { status: number; milliseconds: number; text: string };

export type Asked = {
  port: number;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
  timeout?: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 4000, maxFreeSockets: 4000 });

/** Sends one request and reads the whole answer; after the timeout the client closes its connection, as a shopper who leaves does. */
export function send({ port, path, method = 'GET', headers = {}, body, timeout = 60_000 }: Asked): Promise<Outcome> {
  const startedAt = performance.now();
  const payload = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const finish = (status: number, text = '') => {
      clearTimeout(timer);
      resolve({ status, milliseconds: performance.now() - startedAt, text });
    };
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers: { ...headers, ...(payload && jsonHeaders(payload)) } });
    const timer = setTimeout(() => sent.destroy(new Error('gave up')), timeout);
    sent.on('error', () => finish(0));
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => finish(0));
      answer.on('end', () => finish(answer.statusCode ?? 0, Buffer.concat(chunks).toString('utf8')));
    });
    sent.end(payload);
  });
}

/** Closes the idle connections: open ones would prevent the process from ending. */
export function closeConnections(): void {
  agent.destroy();
}

function jsonHeaders(payload: string): Record<string, string> {
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };
}
