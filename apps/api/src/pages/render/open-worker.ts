import { clearTimeout, setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import type {
  MessageFromWorker,
  MessageToWorker,
  PageCall,
  PageCallAnswer,
  PageToRender,
  RenderedPage,
  WorkerData,
} from './render-messages.ts';

/** The worker ended while it had the page in hand. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded';
}

/** The page took longer than it may. */
export class RenderLate extends Error {
  override name = 'RenderLate';
}

/** Why a worker ended: an error or an exit, a loop without an end, its limit of memory, or because the process stops. */
export type WorkerEnd = 'crash' | 'hang' | 'memory' | 'stop';

/** Milliseconds. */
export type RenderTimes = {
  /** For one page. */
  render: number;
  /** For a sign of life from a worker whose page is late, before it counts as hanging. */
  ping: number;
};

export type WorkerOptions = WorkerData & {
  times: RenderTimes;
  answer: (asked: PageCall) => Promise<PageCallAnswer>;
  onReady: () => void;
  onEnd: (end: WorkerEnd, error: unknown) => void;
};

export type RenderWorker = {
  /** Pages that it has in hand. */
  inHand: () => number;
  render: (page: PageToRender, signal: AbortSignal) => Promise<RenderedPage>;
  stop: () => Promise<void>;
};

/** In MiB. A page that needs more than this is a bug. */
const memoryLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 12, stackSizeMb: 4 };

/** Starts a worker that renders pages. It has neither the environment nor the database: it asks for the answers that a page needs. */
export function openWorker({ folder, origin, times, answer, onReady, onEnd }: WorkerOptions): RenderWorker {
  const thread = new Worker(new URL('./render-worker.ts', import.meta.url), {
    name: 'souk-render',
    workerData: { folder, origin } satisfies WorkerData,
    env: {},
    execArgv: [],
    resourceLimits: memoryLimits,
  });
  const pages = createPagesInHand();
  let end: WorkerEnd = 'crash';
  let problem: unknown;
  let silence: NodeJS.Timeout | undefined;
  const send = (message: MessageToWorker) => thread.postMessage(message);

  async function terminate(reason: WorkerEnd): Promise<void> {
    end = reason;
    await thread.terminate();
  }

  function refuseLate(id: number): void {
    pages.settle(id)?.reject(new RenderLate(`A page took longer than ${times.render} ms`));
    send({ kind: 'abort', id });
    send({ kind: 'ping' });
    silence ??= setTimeout(() => void terminate('hang'), times.ping);
  }

  async function answerCall(call: number, asked: PageCall): Promise<void> {
    send({ kind: 'answer', call, answer: await answer(asked).catch((): PageCallAnswer => ({ kind: 'failed' })) });
  }

  thread.on('message', (message: MessageFromWorker) => {
    switch (message.kind) {
      case 'ready':
        return onReady();
      case 'pong':
        clearTimeout(silence);
        silence = undefined;
        return;
      case 'call':
        return void answerCall(message.call, message.asked);
      case 'rendered':
        return pages.settle(message.id)?.resolve(message.page);
      case 'failed':
        return pages.settle(message.id)?.reject(message.error);
    }
  });
  thread.on('error', (error) => {
    problem = error;
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') end = 'memory';
  });
  thread.once('exit', () => {
    clearTimeout(silence);
    pages.rejectAll(new WorkerEnded('The render worker ended'));
    onEnd(end, problem);
  });

  return {
    inHand: pages.count,
    render(page, signal) {
      const { id, promise } = pages.add(times.render, refuseLate);
      const abort = () => {
        pages.settle(id)?.reject(signal.reason);
        send({ kind: 'abort', id });
      };
      signal.addEventListener('abort', abort, { once: true });
      send({ kind: 'render', id, ...page });
      return promise.finally(() => signal.removeEventListener('abort', abort));
    },
    stop: () => terminate('stop'),
  };
}

type InHand = PromiseWithResolvers<RenderedPage> & { timer: NodeJS.Timeout };

/** The pages that a worker has not finished, each with its time limit. */
function createPagesInHand() {
  const pages = new Map<number, InHand>();
  let last = 0;

  /** Removes a page, so that it is resolved or rejected once. */
  function settle(id: number): InHand | undefined {
    const page = pages.get(id);
    if (page) clearTimeout(page.timer);
    pages.delete(id);
    return page;
  }

  return {
    settle,
    count: () => pages.size,
    add(milliseconds: number, onLate: (id: number) => void): { id: number; promise: Promise<RenderedPage> } {
      last += 1;
      const id = last;
      const page = { ...Promise.withResolvers<RenderedPage>(), timer: setTimeout(() => onLate(id), milliseconds) };
      pages.set(id, page);
      return { id, promise: page.promise };
    },
    rejectAll(error: Error): void {
      for (const id of [...pages.keys()]) settle(id)?.reject(error);
    },
  };
}
