import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

type KnownToken = { app_id: string; user_id: string; name: string; is_valid?: boolean; expires_at?: number; me?: string };

/** Google, Facebook and Apple as far as sign-in needs them, speaking their real protocol, with real signatures. */
type FakeSocial = {
  /** An identity token with these claims, signed by the key that is published unless another is given. */
  token: (claims: Record<string, unknown>, signing?: { key?: KeyObject; kid?: string; alg?: string }) => string;
  /** Identity tokens by the authorization code that gets them at Google. */
  codes: Map<string, string>;
  /** Facebook's data of an access token. */
  accessTokens: Map<string, KnownToken>;
  /** Answers every request so, until set to undefined. */
  failure: { status: number; body: string } | undefined;
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

const secret = 'a secret at the provider';

/** The settings of a process that takes the fake at this address for the providers. */
export function socialEnv(base: string): Record<string, string> {
  return {
    GOOGLE_CLIENT_SECRET: secret,
    GOOGLE_TOKEN_URL: `${base}/token`,
    GOOGLE_KEYS_URL: `${base}/keys`,
    FACEBOOK_APP_SECRET: secret,
    FACEBOOK_GRAPH_URL: base,
    APPLE_KEYS_URL: `${base}/keys`,
  };
}

export function createFakeSocial(): FakeSocial {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }] };
  const fake: FakeSocial = {
    token: (claims, { key = privateKey, kid = 'key-1', alg = 'RS256' } = {}) => {
      const content = [{ alg, kid, typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
      const signature = alg === 'none' ? '' : sign('RSA-SHA256', Buffer.from(content), key).toString('base64url');
      return `${content}.${signature}`;
    },
    codes: new Map(),
    accessTokens: new Map(),
    failure: undefined,
    async serve(request, response) {
      const answer = fake.failure ?? (await reply(request, fake, keys));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    },
  };
  return fake;
}

type Reply = { status: number; body: string };
const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });

async function reply(request: IncomingMessage, fake: FakeSocial, keys: object): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://fake');
  if (url.pathname === '/keys') return json(keys);
  if (url.pathname === '/token') return exchange(new URLSearchParams(await text(request)), fake);
  if (url.pathname === '/debug_token') return debug(url.searchParams, fake);
  if (url.pathname === '/me') return me(url.searchParams, fake);
  return json({ error: 'not found' }, 404);
}

function exchange(form: URLSearchParams, { codes }: FakeSocial): Reply {
  const isOurs =
    form.get('client_secret') === secret && form.get('grant_type') === 'authorization_code' && form.get('redirect_uri') === 'postmessage';
  const code = form.get('code') ?? '';
  const idToken = isOurs ? codes.get(code) : undefined;
  codes.delete(code);
  return idToken === undefined ? json({ error: 'invalid_grant' }, 400) : json({ access_token: 'x', expires_in: 3599, id_token: idToken });
}

function debug(query: URLSearchParams, { accessTokens }: FakeSocial): Reply {
  if (!query.get('access_token')?.endsWith(`|${secret}`)) return json({ error: { code: 190 } }, 400);
  const known = accessTokens.get(query.get('input_token') ?? '');
  if (!known) return json({ data: { is_valid: false } });
  const { app_id, user_id, is_valid = true, expires_at = 0 } = known;
  return json({ data: { app_id, user_id, is_valid, expires_at, type: 'USER' } });
}

function me(query: URLSearchParams, { accessTokens }: FakeSocial): Reply {
  const token = query.get('access_token') ?? '';
  const known = accessTokens.get(token);
  const proof = createHmac('sha256', secret).update(token).digest('hex');
  if (!known || query.get('appsecret_proof') !== proof) return json({ error: { code: 100 } }, 400);
  return json({ id: known.me ?? known.user_id, name: known.name });
}

/** The providers' fake on a port of its own, and the settings by which an app takes it for them. */
export async function useFakeSocial(): Promise<FakeSocial & { env: Record<string, string> }> {
  const fake = createFakeSocial();
  const server = createServer(fake.serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(fake, { env: socialEnv(`http://127.0.0.1:${port}`) });
}
