import { connect, type Socket } from 'node:net';
import { answerParent } from '../processes/answer-parent.ts';
import { createAnswerReader } from './answer-reader.ts';
import { type Choice, type LoadResult, payableMark, type Script, uniqueMark } from './messages.ts';
import { count, startTally, summarize, type Tally } from './tally.ts';

export type LoadOrder = {
  host: string;
  port: number;
  /** One for each connection. */
  scripts: readonly Script[];
  /** How many requests make one unit that is counted and timed: 1 for a call, 4 for a purchase of four calls. */
  unit: number;
  choice?: Choice | undefined;
  /** Requests a second of all connections together; without it each sends as soon as it has an answer. */
  perSecond?: number | undefined;
  warmSeconds: number;
  seconds: number;
};

// A process of its own, so that the bench's other work and its garbage do not disturb the clock.
answerParent(applyLoad);

async function applyLoad(order: LoadOrder): Promise<LoadResult> {
  const sockets = await Promise.all(order.scripts.map(() => open(order)));
  const tally = startTally(order.warmSeconds);
  const until = tally.from + order.seconds * 1000;
  let cpu = process.cpuUsage();
  const timer = setTimeout(() => (cpu = process.cpuUsage()), order.warmSeconds * 1000);
  try {
    const requestsOf = prepareScripts();
    const { unit, choice } = order;
    const pause = order.perSecond === undefined ? 0 : (1000 * order.scripts.length) / order.perSecond;
    const conversations = order.scripts.map((script, index) => {
      const requests = requestsOf(script);
      const choose = choice ? chooseByZipf(requests.length, choice.zipf) : (next: number) => next % requests.length;
      return converse(sockets[index], requests, { unit, until, tally, choose, pause });
    });
    await Promise.all(conversations);
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

type Request = { text: string; bytes: Buffer; hasMark: boolean };

/** Connections with the same script share its bytes. */
function prepareScripts(): (script: Script) => Request[] {
  const prepared = new Map<Script, Request[]>();
  return (script) => {
    const known = prepared.get(script);
    if (known) return known;
    const requests = script.map((text) => ({ text, bytes: Buffer.from(text), hasMark: hasMark(text) }));
    prepared.set(script, requests);
    return requests;
  };
}

function hasMark(text: string): boolean {
  return text.includes(uniqueMark) || text.includes(String(payableMark));
}

/** The text of a request with what belongs to this time; `before` is the answer before it. */
function fillMarks(text: string, before: string): string {
  const unique = text.replaceAll(uniqueMark, uniqueDigits());
  if (!text.includes(String(payableMark))) return unique;
  const answer: { data?: { checkout?: { payable_amount?: number } } } = JSON.parse(
    before.slice(before.indexOf('{'), before.lastIndexOf('}') + 1),
  );
  const payable = String(answer.data?.checkout?.payable_amount);
  return unique.replaceAll(String(payableMark), payable.padEnd(String(payableMark).length));
}

type Conversation = {
  unit: number;
  until: number;
  tally: Tally;
  /** The index of the request to send next. */
  choose: (next: number) => number;
  /** Milliseconds between the starts of two requests. */
  pause: number;
};

/** Sends one request after another until the time is over. */
function converse(
  socket: Socket | undefined,
  requests: readonly Request[],
  { unit, until, tally, choose, pause }: Conversation,
): Promise<void> {
  const reader = createAnswerReader();
  let next = 0;
  let startedAt = 0;
  let dueAt = performance.now() + Math.random() * pause;
  const readsAmounts = requests.some(({ text }) => text.includes(String(payableMark)));
  let before = '';

  return new Promise((resolve, reject) => {
    if (!socket) return resolve();
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection.')));
    const send = () => {
      if (next % unit === 0) startedAt = performance.now();
      const request = requests[choose(next)];
      if (request) socket.write(request.hasMark ? fillMarks(request.text, before) : request.bytes);
      next += 1;
    };
    const sendWhenDue = (now: number) => {
      dueAt += pause;
      if (dueAt > now) setTimeout(send, dueAt - now);
      else send();
    };
    socket.on('data', (chunk) => {
      const answer = reader.read(chunk);
      if (!answer) return;
      const now = performance.now();
      const isWhole = next % unit === 0;
      if (readsAmounts) before = answer.text();
      count(tally, answer, { now, startedAt: isWhole ? startedAt : undefined });
      // A unit that has begun is finished: half a purchase would stay in the cart.
      if (now < until || !isWhole) return sendWhenDue(now);
      socket.removeAllListeners('close');
      resolve();
    });
    send();
  });
}

/** Chooses an index at random, the first ones most often. */
function chooseByZipf(count: number, exponent: number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let index = 0; index < count; index++) {
    sum += 1 / (index + 1) ** exponent;
    sums[index] = sum;
  }
  return () => {
    const target = Math.random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

let uniques = (Date.now() % 1e9) * 1000;

function uniqueDigits(): string {
  uniques += 1;
  return String(uniques).padStart(uniqueMark.length, '0');
}
