import { connect, type Socket } from 'node:net';
import { answerParent } from '../processes/answer-parent.ts';
import { createAnswerReader } from './answer-reader.ts';
import { type LoadResult, type Script, uniqueMark } from './messages.ts';
import { count, summarize, type Tally } from './tally.ts';

export type LoadOrder = {
  host: string;
  port: number;
  /** One for each connection. */
  scripts: readonly Script[];
  /** How many requests make one unit that is counted and timed: 1 for a call, 4 for a purchase of four calls. */
  unit: number;
  warmSeconds: number;
  seconds: number;
};

// A process of its own, so that the bench's other work and its garbage do not disturb the clock.
answerParent(applyLoad);

async function applyLoad(order: LoadOrder): Promise<LoadResult> {
  const sockets = await Promise.all(order.scripts.map(() => open(order)));
  const tally: Tally = {
    from: performance.now() + order.warmSeconds * 1000,
    milliseconds: [],
    bytes: 0,
    failures: 0,
    firstFailure: undefined,
  };
  const until = tally.from + order.seconds * 1000;
  let cpu = process.cpuUsage();
  const timer = setTimeout(() => (cpu = process.cpuUsage()), order.warmSeconds * 1000);
  try {
    await Promise.all(order.scripts.map((script, index) => converse(sockets[index], script, { unit: order.unit, until, tally })));
  } finally {
    clearTimeout(timer);
    for (const socket of sockets) socket.destroy();
  }
  const used = process.cpuUsage(cpu);
  const seconds = (performance.now() - tally.from) / 1000;
  return { ...summarize(tally, seconds), clientLoad: (used.user + used.system) / 1e6 / seconds };
}

function open({ host, port }: LoadOrder): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

type Conversation = { unit: number; until: number; tally: Tally };

/** Sends one request after another until the time is over. */
function converse(socket: Socket | undefined, script: Script, { unit, until, tally }: Conversation): Promise<void> {
  const requests = script.map((text) => ({ text, bytes: Buffer.from(text), isUnique: text.includes(uniqueMark) }));
  const reader = createAnswerReader();
  let next = 0;
  let startedAt = 0;

  return new Promise((resolve, reject) => {
    if (!socket) return resolve();
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection.')));
    const send = () => {
      if (next % unit === 0) startedAt = performance.now();
      const request = requests[next % requests.length];
      if (request) socket.write(request.isUnique ? request.text.replaceAll(uniqueMark, uniqueDigits()) : request.bytes);
      next += 1;
    };
    socket.on('data', (chunk) => {
      const answer = reader.read(chunk);
      if (!answer) return;
      const now = performance.now();
      const isWhole = next % unit === 0;
      count(tally, answer, { now, startedAt: isWhole ? startedAt : undefined });
      // A unit that has begun is finished: half a purchase would stay in the cart.
      if (now < until || !isWhole) return send();
      socket.removeAllListeners('close');
      resolve();
    });
    send();
  });
}

let uniques = (Date.now() % 1e9) * 1000;

function uniqueDigits(): string {
  uniques += 1;
  return String(uniques).padStart(uniqueMark.length, '0');
}
