import { once } from 'node:events';
import { join } from 'node:path';
import { nameOnly } from '../../apps/storefront/test/fake-api/named-fields.ts';
import { calls } from '../../packages/contract/src/calls.ts';
import type { Endpoint, Origin } from '../../packages/contract/src/endpoint.ts';
import { storefrontFolder } from './environment.ts';
import { passOn, sendFile, serveFiles } from './serve-files.ts';

export type OtherServer = {
  address: string;
  /** The calls that it answered with 404 or a page, in their order: `GET /search/suggest`. */
  refused: string[];
  /** The last code that was sent. With `namedFieldsOnly` no answer contains it. */
  code: () => string;
  close: () => void;
};

type OtherServerParts = {
  /** Whether it answers calls of that origin. It never answers calls that are not in the contract. */
  knows: (origin: Origin | undefined) => boolean;
  /** The answer to all other calls: a 404, or index.html as for any address. */
  otherwise: 'not found' | 'a page';
  /** Whether its answers contain only fields that the specification names. */
  namedFieldsOnly?: boolean;
};

const known = Object.entries<Endpoint>(calls).map(([name, { origin }]) => ({
  name,
  origin,
  address: new RegExp(`^${name.replace(' ', ' /api').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Serves the built storefront as static files in front of a foreign server: ours, without the calls that the other one lacks. */
export async function openOtherServer({ knows, otherwise, namedFieldsOnly = false }: OtherServerParts): Promise<OtherServer> {
  const folder = join(storefrontFolder(), 'client');
  const refused: string[] = [];
  let code = '';
  const cutDown = (name: string) => (body: string) => {
    const { message, data } = JSON.parse(body);
    code = data?.otp ?? code;
    const named = nameOnly(name, data);
    // The answer with the texts has no `data` around them; an answer without data has only its message.
    if (name === 'GET /lang/{locale}') return JSON.stringify(named);
    return JSON.stringify({ message, ...(Object.keys(Object(named)).length > 0 && { data: named }) });
  };
  const server = serveFiles(
    () => folder,
    (incoming, answer) => {
      const asked = `${incoming.method} ${new URL(incoming.url ?? '/', 'http://localhost').pathname}`;
      const call = known.find(({ address }) => address.test(asked));
      if (call && knows(call.origin)) return passOn(incoming, answer, namedFieldsOnly ? cutDown(call.name) : undefined);
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
