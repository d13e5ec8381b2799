import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** The server's end of a WebSocket (RFC 6455), as much of it as short texts need. */
export type WebSocketEnd = {
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
};

type Handlers = { onText: (text: string) => void; onClose: () => void };

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const opcodes = { text: 1, close: 8, ping: 9, pong: 10 };

/** Agrees to what a client asks for by `Upgrade: websocket`. */
export function acceptWebSocket(request: IncomingMessage, socket: Duplex, { onText, onClose }: Handlers): WebSocketEnd {
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
