import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Message = z.union([z.object({ progress: z.string() }), z.object({ url: z.string() }), z.object({ refused: z.string() })]);
type Message = z.infer<typeof Message>;

export type EmbeddedProcess = {
  pid: number;
  progress: string[];
  /** The first message that the test waits for. */
  next(isWanted: (message: Message) => boolean): Promise<Message>;
  /** Its address once it is open; throws if it was refused. */
  url: Promise<string>;
  refusal: Promise<string>;
  /** Sends the signal, to it alone or as a terminal does to its whole group, and waits for the end: the exit code, null if the signal ended it. */
  end(signal: NodeJS.Signals, to?: 'itself' | 'group'): Promise<number | null>;
};

const script = fileURLToPath(new URL('./embedded-process.ts', import.meta.url));

/** Starts a Node of its own that opens the embedded database. */
export function startEmbeddedProcess(
  options: { dataFolder: string; exclusive?: boolean },
  as: { uid?: number; gid?: number; detached?: boolean } = {},
): EmbeddedProcess {
  const child = spawn(process.execPath, [script, JSON.stringify({ exclusive: true, ...options })], {
    ...as,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const messages: Message[] = [];
  const lines = createInterface({ input: child.stdout });
  const exited = once(child, 'exit');
  lines.on('line', (line) => messages.push(Message.parse(JSON.parse(line))));
  const next = (isWanted: (message: Message) => boolean) => findMessage(child, lines, messages, isWanted);
  const outcome = next((message) => 'url' in message || 'refused' in message);
  outcome.catch(() => undefined); // a test that kills it on the way does not ask
  return {
    pid: child.pid ?? 0,
    get progress() {
      return messages.flatMap((message) => ('progress' in message ? message.progress : []));
    },
    next,
    get url() {
      return outcome.then((message) => ('url' in message ? message.url : Promise.reject(new Error(JSON.stringify(message)))));
    },
    get refusal() {
      return outcome.then((message) => ('refused' in message ? message.refused : Promise.reject(new Error('It was not refused.'))));
    },
    async end(signal, to = 'itself') {
      if (to === 'group' && child.pid) process.kill(-child.pid, signal);
      else child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

function findMessage(
  child: ChildProcess,
  lines: NodeJS.EventEmitter,
  messages: readonly Message[],
  isWanted: (message: Message) => boolean,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = messages.find(isWanted);
      if (found) resolve(found);
    };
    lines.on('line', look);
    child.once('close', () => reject(new Error('The process ended without saying it.')));
    look();
  });
}
