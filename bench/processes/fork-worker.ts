import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { register } from './running.ts';

export type Worker<Question, Answer> = { process: ChildProcess; ask: (question: Question) => Promise<Answer> };

type Reply<Answer> = { answer: Answer } | { error: string };

/** A process of the bench that answers questions; `script` is relative to the bench's folder. */
export function forkWorker<Question extends object, Answer>(script: string): Worker<Question, Answer> {
  const child = fork(fileURLToPath(new URL(`../${script}`, import.meta.url)), { serialization: 'advanced' });
  register(child);
  return {
    process: child,
    ask: (question) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new Error(`${script} ended early.`));
        child.once('exit', onExit);
        child.once('message', (reply: Reply<Answer>) => {
          child.off('exit', onExit);
          if ('error' in reply) reject(new Error(`${script}: ${reply.error}`));
          else resolve(reply.answer);
        });
        child.send(question);
      }),
  };
}
