import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { createSocialDesk } from '../../apps/api/test/social-desk.ts';
import type { ToldDesk } from './providers.ts';

/*
 * Google, Facebook and Apple for the market of the journeys: the tokens and keys that its server asks for. The journeys tell it first
 * who is about to sign in.
 */
const desk = createSocialDesk();
const stranger = createSocialDesk();

createServer(async (request, response) => {
  if (request.url !== '/tell') return desk.serve(request, response);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await listen(request)));
}).listen(Number(process.env.SOUK_E2E_PROVIDERS_PORT), '127.0.0.1');

async function listen(request: IncomingMessage): Promise<{ token: string }> {
  const { claims = {}, forged = false, code, accessToken, known }: ToldDesk = Object(await json(request));
  const token = (forged ? stranger : desk).token(claims);
  if (code) desk.codes.set(code, token);
  if (accessToken && known) desk.accessTokens.set(accessToken, known);
  return { token };
}
