import { createHash, createHmac, randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/*
 * Pusher Channels as its documentation has it: the HTTP API that publishes events, with its signature, and protocol 7 over a
 * WebSocket, with its private channels. Its own check of signatures, so that ours is not held against itself.
 */
const app = { id: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };

/** The settings of a process that publishes there. */
export function pusherEnv(host: string): Record<string, string> {
  return { PUSHER_APP_ID: app.id, PUSHER_KEY: app.key, PUSHER_SECRET: app.secret, PUSHER_HOST: host };
}

const Event = z.object({
  name: z.string().max(200),
  data: z.string().max(10_240),
  channels: z
    .array(z.string().regex(/^[\w\-=@,.;]{1,164}$/))
    .min(1)
    .max(100),
});
type Event = z.infer<typeof Event>;

type Connection = { socket: WebSocketEnd; socketId: string; channels: Set<string> };

export type FakePusher = {
  server: Server;
  /** The events that were taken, in order. */
  accepted: Event[];
  /** How requests are answered instead of being taken; `lost`: taken, and the line breaks before the answer. */
  failure: number | 'lost' | undefined;
  /** Hangs up on every page. */
  hangUp: (code: number) => void;
  /** The private channels that somebody listens to. */
  listeners: () => string[];
};

export function createFakePusher(): FakePusher {
  const connections = new Set<Connection>();
  const fake: FakePusher = {
    accepted: [],
    failure: undefined,
    hangUp: (code) => {
      for (const { socket } of connections) socket.close(code, 'Closed by the stand-in');
    },
    listeners: () => [...connections].flatMap(({ channels }) => [...channels]),
    server: createServer((request, response) => void answer(request, response, fake, connections)),
  };
  fake.server.on('upgrade', (request, socket: Duplex) => connect(request, socket, connections));
  return fake;
}

async function answer(request: IncomingMessage, response: ServerResponse, fake: FakePusher, connections: Set<Connection>) {
  const body = await text(request);
  if (typeof fake.failure === 'number') return void response.writeHead(fake.failure).end('The test asked the fake to fail');
  const address = new URL(request.url ?? '', 'http://pusher.example');
  if (address.pathname !== `/apps/${app.id}/events`) return void response.writeHead(404).end('Unknown app');
  const refusal = refusalOf(address, body);
  if (refusal) return void response.writeHead(401).end(refusal);
  const event = Event.safeParse(JSON.parse(body));
  if (!event.success) return void response.writeHead(400).end(event.error.message);
  fake.accepted.push(event.data);
  for (const channel of event.data.channels) send(connections, channel, event.data);
  if (fake.failure === 'lost') return void response.destroy();
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}

function send(connections: Set<Connection>, channel: string, { name, data }: Event): void {
  for (const { channels, socket } of connections) if (channels.has(channel)) socket.send(JSON.stringify({ event: name, channel, data }));
}

const tenMinutes = 600;

/** Why a request is not from who has the secret; undefined where it is. */
function refusalOf({ pathname, searchParams }: URL, body: string): string | undefined {
  const signature = searchParams.get('auth_signature');
  const signed = [...searchParams].filter(([name]) => name !== 'auth_signature').toSorted(([one], [other]) => (one < other ? -1 : 1));
  const words = `POST\n${pathname}\n${signed.map(([name, value]) => `${name}=${value}`).join('&')}`;
  const { auth_key, auth_timestamp, auth_version, body_md5 } = Object.fromEntries(searchParams);
  if (auth_key !== app.key) return 'Unknown auth_key';
  if (auth_version !== '1.0') return 'Invalid version';
  if (!(Math.abs(Date.now() / 1000 - Number(auth_timestamp)) < tenMinutes)) return 'Timestamp expired';
  if (body_md5 !== createHash('md5').update(body).digest('hex')) return 'Invalid body_md5';
  return signature === hmac(words) ? undefined : 'Invalid signature';
}

function hmac(words: string): string {
  return createHmac('sha256', app.secret).update(words).digest('hex');
}

const Message = z.object({
  event: z.string(),
  data: z.object({ channel: z.string().default(''), auth: z.string().default('') }).catch({ channel: '', auth: '' }),
});

function connect(request: IncomingMessage, stream: Duplex, connections: Set<Connection>): void {
  const socketId = `${randomInt(1, 1e9)}.${randomInt(1, 1e9)}`;
  const channels = new Set<string>();
  const socket = acceptWebSocket(request, stream, {
    onText: (words) => receive(connection, words),
    onClose: () => connections.delete(connection),
  });
  const connection: Connection = { socket, socketId, channels };
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://pusher.example');
  if (pathname !== `/app/${app.key}`) return socket.close(4001, 'Application does not exist');
  if (searchParams.get('protocol') !== '7') return socket.close(4007, 'Unsupported protocol version');
  connections.add(connection);
  const data = JSON.stringify({ socket_id: socketId, activity_timeout: 120 });
  socket.send(JSON.stringify({ event: 'pusher:connection_established', data }));
}

function receive({ socket, socketId, channels }: Connection, words: string): void {
  const { event, data } = Message.parse(JSON.parse(words));
  const { channel, auth } = data;
  if (event === 'pusher:ping') return socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }));
  if (event === 'pusher:unsubscribe') return void channels.delete(channel);
  if (event !== 'pusher:subscribe') return;
  if (channel.startsWith('private-') && auth !== `${app.key}:${hmac(`${socketId}:${channel}`)}`) {
    const refusal = { type: 'AuthError', error: 'Invalid signature', status: 401 };
    return socket.send(JSON.stringify({ event: 'pusher:subscription_error', channel, data: refusal }));
  }
  channels.add(channel);
  socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' }));
}

/** The server's end of a WebSocket (RFC 6455), as much of it as short texts need. */
type WebSocketEnd = {
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
};

type Handlers = { onText: (text: string) => void; onClose: () => void };

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const opcodes = { text: 1, close: 8, ping: 9, pong: 10 };

/** Agrees to what a client asks for by `Upgrade: websocket`. */
function acceptWebSocket(request: IncomingMessage, socket: Duplex, { onText, onClose }: Handlers): WebSocketEnd {
  const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${magic}`).digest('base64');
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`);
  let rest = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    for (let frame = readFrame(rest); frame; frame = readFrame(rest)) {
      rest = rest.subarray(frame.length);
      if (frame.opcode === opcodes.text) onText(frame.content.toString());
      if (frame.opcode === opcodes.ping) socket.write(frameOf(opcodes.pong, frame.content));
      if (frame.opcode === opcodes.close) socket.end(frameOf(opcodes.close, frame.content));
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', onClose);
  return {
    send: (text) => void (socket.writable && socket.write(frameOf(opcodes.text, Buffer.from(text)))),
    close(code, reason) {
      const content = Buffer.concat([Buffer.alloc(2), Buffer.from(reason)]);
      content.writeUInt16BE(code);
      socket.end(frameOf(opcodes.close, content));
    },
  };
}

type Frame = { opcode: number; content: Buffer; length: number };

/** The first frame, once it is whole. What a client sends is masked. */
function readFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const headLength = short === 126 ? 4 : 2;
  if (bytes.length < headLength + 4) return undefined;
  const size = short === 126 ? bytes.readUInt16BE(2) : short;
  const length = headLength + 4 + size;
  if (short === 127 || bytes.length < length) return undefined;
  const mask = bytes.subarray(headLength, headLength + 4);
  const content = Buffer.from(bytes.subarray(headLength + 4, length)).map((byte, index) => byte ^ mask.readUInt8(index % 4));
  return { opcode: bytes.readUInt8(0) & 0x0f, content: Buffer.from(content), length };
}

function frameOf(opcode: number, content: Buffer): Buffer {
  const isLong = content.length > 125;
  const head = Buffer.alloc(isLong ? 4 : 2);
  head.writeUInt8(0x80 | opcode, 0);
  head.writeUInt8(isLong ? 126 : content.length, 1);
  if (isLong) head.writeUInt16BE(content.length, 2);
  return Buffer.concat([head, content]);
}
