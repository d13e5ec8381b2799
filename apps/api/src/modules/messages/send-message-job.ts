import { z } from 'zod';
import { SendFailure, wayTo } from '../../integrations/messages/message-channel.ts';
import type { Messenger } from '../../integrations/messages/messenger.ts';
import type { PushSender } from '../../integrations/push/push-sender.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { type Prepared, type PrepareParts, prepareMessage } from './prepare-message.ts';
import { sendToDevices } from './push-devices.ts';
import { type Attempt, findMessage, type MessageStatus, moveMessage } from './queries/messages.ts';

export const sendMessageJobName = 'send-message';
/** Over about a day, with growing delays. */
export const maxAttempts = 12;

const SendMessagePayload = z.object({ message_id: z.int() });

type SendMessageParts = Omit<PrepareParts, 'ways'> & { messenger: Messenger; push: PushSender };

/**
 * Sends a message at most once. Its status is `sending` before it is sent: after a crash nobody knows whether it arrived, so it is
 * not sent again. Only messages that were certainly not sent are retried.
 */
export function sendMessageJob({ messenger, push, ...parts }: SendMessageParts): AnyJob {
  const { clock } = parts;
  return defineJob({
    name: sendMessageJobName,
    payload: SendMessagePayload,
    async run({ message_id: id }, { log, attempt }) {
      const message = await findMessage(parts.db, id);
      if (!message) return;
      const status = await handleMessage(message, attempt);
      if (!status || status === 'sent') return;
      log.warn({ message: { reference: referenceOf(message), kind: message.kind, outcome: status, attempt } }, `a message is ${status}`);
      if (status === 'waiting') throw new Error(`Message ${id} could not be sent`);
    },
  });

  /** Returns the new status, or undefined if nothing was done. */
  async function handleMessage(message: FoundMessage, attempt: number): Promise<MessageStatus | undefined> {
    const { id } = message;
    const move: Move = async (from, to, attempted) =>
      (await moveMessage(parts.db, { id, from, to, now: clock.now(), attempt: attempted })) ? to : undefined;
    if (message.status === 'sending') return move('sending', 'unclear');
    if (message.status !== 'waiting') return undefined;
    const prepared = await prepareMessage({ ...parts, ways: messenger.ways }, message);
    if (typeof prepared === 'string') return move('waiting', prepared);
    if (prepared.devices.length === 0 && (await isChannelDown(messenger, prepared)))
      return retryLater('waiting', attempt, (from, to) =>
        move(from, to, message.medium === null ? firstAttempt(messenger, prepared) : undefined),
      );
    if (!(await move('waiting', 'sending'))) return undefined;
    const reference = referenceOf(message);
    const shown = await sendToDevices({ db: parts.db, push }, prepared, reference);
    const { outcome, ...attempted } =
      shown === 'not-sent' ? await deliver(messenger, reference, prepared) : ({ outcome: shown, medium: 'push', sent_to: null } as const);
    const end: Move = (from, to) => move(from, to, attempted);
    return outcome === 'waiting' ? retryLater('sending', attempt, end) : end('sending', outcome);
  }
}

type Move = (from: MessageStatus, to: MessageStatus, attempted?: Attempt) => Promise<MessageStatus | undefined>;

/** Leaves the message for the next attempt, unless this was the last one. */
function retryLater(from: MessageStatus, attempt: number, move: Move): Promise<MessageStatus | undefined> {
  return move(from, attempt >= maxAttempts ? 'given-up' : 'waiting');
}

/** Whether its channel is down, so that an attempt would only wait for the same failure. */
async function isChannelDown(messenger: Messenger, { addresses: [first] }: Prepared): Promise<boolean> {
  return first !== undefined && (await messenger.secondsOut(wayTo(first))) > 0;
}

type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

// With the time, because the ids of another database also begin with 1.
const referenceOf = ({ id, created_at }: FoundMessage) => `message-${id}-${created_at.getTime()}`;

type Delivery = Attempt & { outcome: 'sent' | 'refused' | 'unclear' | 'waiting' | 'unreachable' };

/** Tries the recipient's addresses; the next one only after a permanent failure. Without an address only devices were tried. */
async function deliver(messenger: Messenger, reference: string, { content, addresses, prefer }: Prepared): Promise<Delivery> {
  let last: Attempt = { medium: null, sent_to: null };
  for (const to of addresses) {
    last = attemptAt(messenger, { to, prefer });
    try {
      const medium = await messenger.send({ ...content, to, reference, prefer });
      return { outcome: 'sent', ...withMedium(last, medium) };
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      last = withMedium(last, error.medium);
      if (error.kind !== 'permanent') return { outcome: error.kind === 'unclear' ? 'unclear' : 'waiting', ...last };
    }
  }
  return { outcome: addresses.length === 0 ? 'unreachable' : 'refused', ...last };
}

function withMedium(attempt: Attempt, medium: Attempt['medium'] | undefined): Attempt {
  return { ...attempt, medium: medium ?? attempt.medium };
}

function firstAttempt(messenger: Messenger, { addresses: [to], prefer }: Prepared): Attempt | undefined {
  return to === undefined ? undefined : attemptAt(messenger, { to, prefer });
}

function attemptAt(messenger: Messenger, { to, prefer }: { to: string } & Pick<Prepared, 'prefer'>): Attempt {
  return { medium: messenger.mediumTo({ to, prefer }) ?? null, sent_to: maskAddress(to) };
}

/** The end of a number, or the first letter and the domain of a mail address. */
function maskAddress(to: string): string {
  const at = to.lastIndexOf('@');
  return at === -1 ? `•••${to.slice(-4)}` : `${to.slice(0, 1)}•••${to.slice(at)}`;
}
