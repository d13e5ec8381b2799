import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

/*
 * A push service and its browsers as RFC 8030, 8188, 8291 and 8292 have them. It checks signatures and decrypts with its own
 * code, so that ours is not compared with itself.
 */
export type FakePushService = {
  server: Server;
  /** The texts that were pushed, decrypted as the browser does, in order. */
  pushed: { device: string; text: string; ttl: number }[];
  /** Why requests were refused. */
  refused: string[];
  /** The status of each request instead of accepting it; `lost`: the connection ends without an answer. */
  failure: number | 'lost' | undefined;
  /** How many requests failed although the message may have been shown. */
  unclear: number;
  /** A new browser that subscribes with the marketplace's key: what `PushSubscription.toJSON()` gives. */
  subscribe: (applicationServerKey: string) => Subscription;
  /** Ends a subscription, as a browser does when notifications are blocked. */
  unsubscribe: (endpoint: string) => void;
};

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
type Browser = { keys: ECDH; auth: Buffer; applicationServerKey: string };

export function createFakePushService(addressOf: (server: Server) => string): FakePushService {
  const browsers = new Map<string, Browser>();
  const fake: FakePushService = {
    pushed: [],
    refused: [],
    failure: undefined,
    unclear: 0,
    server: createServer((request, response) => void answer(request, response, fake, browsers)),
    subscribe(applicationServerKey) {
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { keys, auth, applicationServerKey });
      return {
        endpoint: `${addressOf(fake.server)}${path}`,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    unsubscribe: (endpoint) => void browsers.delete(new URL(endpoint).pathname),
  };
  return fake;
}

async function answer(request: IncomingMessage, response: ServerResponse, fake: FakePushService, browsers: Map<string, Browser>) {
  const body = await buffer(request);
  const path = request.url ?? '';
  if (fake.failure === 'lost' || fake.failure === 500) fake.unclear += 1;
  if (fake.failure === 'lost') return void request.destroy();
  if (fake.failure !== undefined) return void response.writeHead(fake.failure).end();
  const browser = browsers.get(path);
  if (!browser) return void response.writeHead(410).end();
  const problem = findProblem(request, browser);
  if (problem) {
    fake.refused.push(problem);
    return void response.writeHead(problem.startsWith('vapid') ? 403 : 400).end(problem);
  }
  fake.pushed.push({ device: path, text: decrypt(body, browser).toString(), ttl: Number(request.headers.ttl) });
  response.writeHead(201, { location: `${path}/message` }).end();
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:)/) });

function findProblem({ method, headers }: IncomingMessage, { applicationServerKey }: Browser): string | undefined {
  if (method !== 'POST') return 'method';
  if (!/^\d+$/.test(String(headers.ttl))) return 'ttl';
  if (headers['content-encoding'] !== 'aes128gcm') return 'content-encoding';
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== applicationServerKey) return 'vapid: not the key of the subscription';
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    return 'vapid: signature';
  const { data } = Claims.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  if (!data) return 'vapid: claims';
  if (data.aud !== `http://${headers.host}`) return 'vapid: aud';
  return undefined;
}

function decrypt(body: Buffer, { keys, auth }: Browser): Buffer {
  const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
  const record = body.subarray(21 + senderKey.length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end === -1 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The last record has no delimiter');
  return plain.subarray(0, end);
}
