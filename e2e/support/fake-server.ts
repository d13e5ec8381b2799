import { once } from 'node:events';
import { join } from 'node:path';
import { type CallName, calls } from '../../packages/contract/src/calls.ts';
import { storefrontFolder } from './environment.ts';
import { serveFiles } from './serve-files.ts';

export type FakeServer = {
  address: string;
  /** The `data` of the answers, by call; a call that has none is answered 404. */
  answers: Map<string, unknown>;
  /** The calls that were made since this list was emptied. */
  asked: string[];
  close: () => void;
};

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

const known = Object.keys(calls)
  .filter(isCallName)
  .map((name) => ({ name, address: new RegExp(`^${name.replace(' ', ' /api').replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // A fixed path comes before one with a parameter.
  .sort((one, other) => Number(one.name.includes('{')) - Number(other.name.includes('{')));

/** The built storefront as plain files, before a server whose answers a test chooses. */
export async function openFakeServer(): Promise<FakeServer> {
  const answers = new Map<string, unknown>();
  const asked: string[] = [];
  const folder = join(storefrontFolder(), 'client');
  const server = serveFiles(
    () => folder,
    (incoming, answer) => {
      const call = `${incoming.method} ${new URL(incoming.url ?? '/', 'http://localhost').pathname}`;
      const name = known.find(({ address }) => address.test(call))?.name ?? call;
      asked.push(name);
      incoming.resume();
      const status = answers.has(name) ? 200 : 404;
      answer.writeHead(status, { 'content-type': 'application/json' });
      answer.end(JSON.stringify(status === 200 ? { data: answers.get(name) } : { message: 'Not found' }));
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    answers,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
