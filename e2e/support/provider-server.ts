import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { createFakeSocial } from '../../apps/api/test/fakes/fake-social.ts';
import type { ProviderAnswer } from './providers.ts';

/*
 * A fake of Google, Facebook and Apple for the journeys: it serves the tokens and keys that our server requests.
 * A journey first posts to /expect who is about to sign in.
 */
const provider = createFakeSocial();
const stranger = createFakeSocial();

createServer(async (request, response) => {
  if (request.url !== '/expect') return provider.serve(request, response);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await listen(request)));
}).listen(Number(process.env.SOUK_E2E_PROVIDERS_PORT), '127.0.0.1');

async function listen(request: IncomingMessage): Promise<{ token: string }> {
  const { claims = {}, forged = false, code, accessToken, known }: ProviderAnswer = Object(await json(request));
  const token = (forged ? stranger : provider).token(claims);
  if (code) provider.codes.set(code, token);
  if (accessToken && known) provider.accessTokens.set(accessToken, known);
  return { token };
}
