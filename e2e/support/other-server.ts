import { once } from 'node:events';
import { join } from 'node:path';
import { calls } from '../../packages/contract/src/calls.ts';
import type { Endpoint, Origin } from '../../packages/contract/src/endpoint.ts';
import { storefrontFolder } from './environment.ts';
import { nameOnly } from './named-fields.ts';
import { passOn, sendFile, serveFiles } from './serve-files.ts';

export type OtherServer = {
  address: string;
  /** The calls that it did not know, in their order: `GET /search/suggest`. */
  refused: string[];
  /** The last code that was sent; where the server says only what is named, no answer carries it. */
  code: () => string;
  close: () => void;
};

type OtherServerParts = {
  /** Whether it knows calls of that origin; those that the contract does not name it never does. */
  knows: (origin: Origin | undefined) => boolean;
  /** What it says to the others: that there is nothing, or the page that stands under every address. */
  otherwise: 'not found' | 'a page';
  /** Whether its answers have the fields that the specification names and no others. */
  saysNamedOnly?: boolean;
};

const known = Object.entries<Endpoint>(calls).map(([name, { origin }]) => ({
  name,
  origin,
  address: new RegExp(`^${name.replace(' ', ' /api').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The built storefront as plain files before somebody else's server: the market's, without the calls that it does not know. */
export async function openOtherServer({ knows, otherwise, saysNamedOnly = false }: OtherServerParts): Promise<OtherServer> {
  const folder = join(storefrontFolder(), 'client');
  const refused: string[] = [];
  let code = '';
  const cutDown = (name: string) => (body: string) => {
    const { message, data } = JSON.parse(body);
    code = data?.otp ?? code;
    const named = nameOnly(name, data);
    // Texts come bare, and what has nothing to say but its message says that alone.
    if (name === 'GET /lang/{locale}') return JSON.stringify(named);
    return JSON.stringify({ message, ...(Object.keys(Object(named)).length > 0 && { data: named }) });
  };
  const server = serveFiles(
    () => folder,
    (incoming, answer) => {
      const asked = `${incoming.method} ${new URL(incoming.url ?? '/', 'http://localhost').pathname}`;
      const call = known.find(({ address }) => address.test(asked));
      if (call && knows(call.origin)) return passOn(incoming, answer, saysNamedOnly ? cutDown(call.name) : undefined);
      refused.push(call?.name ?? asked);
      incoming.resume();
      if (otherwise === 'a page') return sendFile(join(folder, 'index.html'), answer);
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The other server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    refused,
    code: () => code,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
