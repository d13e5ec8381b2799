import { z } from 'zod';
import { wayTo } from '../../integrations/messages/message-channel.ts';
import type { Messenger } from '../../integrations/messages/messenger.ts';
import { SendFailure } from '../../integrations/messages/send-failure.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { type Prepared, type PrepareParts, prepareMessage } from './prepare-message.ts';
import { findMessage, type MessageStatus, moveMessage } from './repository.ts';

export const sendMessageJobName = 'send-message';
/** Over a day, with longer and longer waits between. */
export const mostAttempts = 12;

const SendMessagePayload = z.object({ message_id: z.int() });

type SendMessageParts = Omit<PrepareParts, 'ways'> & { clock: Clock; messenger: Messenger };

/**
 * Sends a message at most once. That it leaves is written down before; who finds it so afterwards, after a crash, cannot
 * know whether it arrived and lets it be. Only what has certainly not been sent is tried again.
 */
export function sendMessageJob({ clock, messenger, ...parts }: SendMessageParts): AnyJob {
  return defineJob({
    name: sendMessageJobName,
    payload: SendMessagePayload,
    async run({ message_id: id }, { log, attempt }) {
      const message = await findMessage(parts.db, id);
      if (!message) return;
      const status = await work(message, attempt);
      if (!status || status === 'sent') return;
      log.warn({ message: { reference: referenceOf(message), kind: message.kind, outcome: status, attempt } }, `a message is ${status}`);
      if (status === 'waiting') throw new Error(`Message ${id} could not be sent`);
    },
  });

  /** Does what its status asks for; what it is afterwards, undefined where nothing was done. */
  async function work(message: FoundMessage, attempt: number): Promise<MessageStatus | undefined> {
    const { id } = message;
    const move: Move = async (from, to) => ((await moveMessage(parts.db, { id, from, to, now: clock.now() })) ? to : undefined);
    if (message.status === 'sending') return move('sending', 'unclear');
    if (message.status !== 'waiting') return undefined;
    const prepared = await prepareMessage({ ...parts, ways: messenger.ways }, message);
    if (typeof prepared === 'string') return move('waiting', prepared);
    if (await isOut(messenger, prepared)) return later('waiting', attempt, move);
    if (!(await move('waiting', 'sending'))) return undefined;
    const outcome = await deliver(messenger, referenceOf(message), prepared);
    return outcome === 'waiting' ? later('sending', attempt, move) : move('sending', outcome);
  }
}

type Move = (from: MessageStatus, to: MessageStatus) => Promise<MessageStatus | undefined>;

/** It waits for the next attempt, unless this was the last. */
function later(from: MessageStatus, attempt: number, move: Move): Promise<MessageStatus | undefined> {
  return move(from, attempt >= mostAttempts ? 'given-up' : 'waiting');
}

/** Whether nothing can be sent the way it would go: each attempt would only wait for the same failure. */
async function isOut(messenger: Messenger, { addresses: [first] }: Prepared): Promise<boolean> {
  return first !== undefined && (await messenger.secondsOut(wayTo(first))) > 0;
}

type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

// The time keeps apart the messages of two databases, which both count from one.
const referenceOf = ({ id, created_at }: FoundMessage) => `message-${id}-${created_at.getTime()}`;

/** Tries the person's addresses, the next one only where the one before was refused for good. */
async function deliver(
  messenger: Messenger,
  reference: string,
  { content, addresses, prefer }: Prepared,
): Promise<'sent' | 'refused' | 'unclear' | 'waiting'> {
  for (const to of addresses) {
    try {
      await messenger.send({ ...content, to, reference, prefer });
      return 'sent';
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      if (error.kind !== 'permanent') return error.kind === 'unclear' ? 'unclear' : 'waiting';
    }
  }
  return 'refused';
}
