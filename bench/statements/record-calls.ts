import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Api } from '../processes/api.ts';
import type { RecorderMessage } from './record.ts';
import { type Recorded, recordHeader } from './recorded.ts';

export type Call = { path: string; body: object; headers: Record<string, string> };

/** Makes a call to an API that was started with `record.ts`; gives its answer and the statements that it sent for it. */
export async function recordCall(api: Api, call: Call): Promise<{ data: unknown; statements: Recorded[] }> {
  const mark = randomUUID();
  const found: { order: number; statement: Recorded }[] = [];
  const answered = new Promise<void>((resolve) => {
    api.process.on('message', function listen(message: RecorderMessage) {
      if (message.call !== mark) return;
      if ('statement' in message) found.push(message);
      else {
        api.process.off('message', listen);
        resolve();
      }
    });
  });
  const data = await post(api.port, { ...call, headers: { ...call.headers, [recordHeader]: mark } });
  await answered;
  return { data, statements: found.sort((a, b) => a.order - b.order).map(({ statement }) => statement) };
}

function post(port: number, { path, body, headers }: Call): Promise<unknown> {
  const text = JSON.stringify(body);
  const all = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'accept-language': 'en', ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers: all, agent: false }, (answer) => {
      let received = '';
      answer.on('data', (chunk) => (received += String(chunk)));
      answer.once('end', () => {
        const status = answer.statusCode ?? 0;
        if (status < 200 || status > 299) reject(new Error(`POST ${path} answered ${status}: ${received.slice(0, 500)}`));
        else resolve(JSON.parse(received).data);
      });
    });
    sent.once('error', reject);
    sent.end(text);
  });
}
