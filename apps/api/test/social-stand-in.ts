import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** Google, Facebook and Apple as far as sign-in needs them, speaking their real protocol on a port of their own. */
export type SocialStandIn = {
  env: Record<string, string>;
  /** An identity token with these claims, signed by the key that is published unless another is given. */
  token: (claims: Record<string, unknown>, signing?: { key?: KeyObject; kid?: string; alg?: string }) => string;
  /** Identity tokens by the authorization code that gets them at Google. */
  codes: Map<string, string>;
  /** What Facebook knows of an access token. */
  accessTokens: Map<string, { app_id: string; user_id: string; name: string; is_valid?: boolean; expires_at?: number; me?: string }>;
  /** Answers every request so, until set to undefined. */
  fault: { status: number; body: string } | undefined;
};

const secret = 'a secret at the provider';

export async function useSocialStandIn(): Promise<SocialStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }] };
  const server = createServer(async (request, response) => {
    const answer = standIn.fault ?? (await reply(request, standIn, keys));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const standIn: SocialStandIn = {
    env: {
      GOOGLE_CLIENT_SECRET: secret,
      GOOGLE_TOKEN_URL: `${base}/token`,
      GOOGLE_KEYS_URL: `${base}/keys`,
      FACEBOOK_APP_SECRET: secret,
      FACEBOOK_GRAPH_URL: base,
      APPLE_KEYS_URL: `${base}/keys`,
    },
    token: (claims, { key = privateKey, kid = 'key-1', alg = 'RS256' } = {}) => {
      const content = [{ alg, kid, typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
      const signature = alg === 'none' ? '' : sign('RSA-SHA256', Buffer.from(content), key).toString('base64url');
      return `${content}.${signature}`;
    },
    codes: new Map(),
    accessTokens: new Map(),
    fault: undefined,
  };
  return standIn;
}

type Reply = { status: number; body: string };
const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });

async function reply(request: IncomingMessage, standIn: SocialStandIn, keys: object): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  if (url.pathname === '/keys') return json(keys);
  if (url.pathname === '/token') return exchange(new URLSearchParams(await text(request)), standIn);
  if (url.pathname === '/debug_token') return debug(url.searchParams, standIn);
  if (url.pathname === '/me') return me(url.searchParams, standIn);
  return json({ error: 'not found' }, 404);
}

function exchange(form: URLSearchParams, { codes }: SocialStandIn): Reply {
  const isOurs =
    form.get('client_secret') === secret && form.get('grant_type') === 'authorization_code' && form.get('redirect_uri') === 'postmessage';
  const code = form.get('code') ?? '';
  const idToken = isOurs ? codes.get(code) : undefined;
  codes.delete(code);
  return idToken === undefined ? json({ error: 'invalid_grant' }, 400) : json({ access_token: 'x', expires_in: 3599, id_token: idToken });
}

function debug(query: URLSearchParams, { accessTokens }: SocialStandIn): Reply {
  if (!query.get('access_token')?.endsWith(`|${secret}`)) return json({ error: { code: 190 } }, 400);
  const known = accessTokens.get(query.get('input_token') ?? '');
  if (!known) return json({ data: { is_valid: false } });
  const { app_id, user_id, is_valid = true, expires_at = 0 } = known;
  return json({ data: { app_id, user_id, is_valid, expires_at, type: 'USER' } });
}

function me(query: URLSearchParams, { accessTokens }: SocialStandIn): Reply {
  const token = query.get('access_token') ?? '';
  const known = accessTokens.get(token);
  const proof = createHmac('sha256', secret).update(token).digest('hex');
  if (!known || query.get('appsecret_proof') !== proof) return json({ error: { code: 100 } }, 400);
  return json({ id: known.me ?? known.user_id, name: known.name });
}
