import type { FastifyBaseLogger } from 'fastify';
import {
  type FailureKind,
  type Medium,
  type MessageChannel,
  type OutgoingMessage,
  SendFailure,
  type Way,
  wayBy,
  wayTo,
} from './message-channel.ts';
import type { Outages } from './queries.ts';

/** Sends a message through the first channel that can reach the recipient. */
export type Messenger = {
  /** The ways that lead to people, the preferred one first. */
  ways: readonly Way[];
  /** The ways that people can choose, in the same order. */
  media: readonly Medium[];
  /**
   * Sends by the first channel that can, those of the preferred medium before the others, and returns the medium; throws a
   * SendFailure with the medium that was tried last where none could.
   */
  send: (message: OutgoingMessage) => Promise<Medium | undefined>;
  /** The medium that `send` tries first. */
  mediumTo: (message: Pick<OutgoingMessage, 'to' | 'prefer'>) => Medium | undefined;
  /** For how many more seconds nothing can be sent that way. */
  secondsOut: (way: Way) => Promise<number>;
};

export type MessengerParts = {
  channels: readonly MessageChannel[];
  outages: Outages;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Called after each attempt. */
  onOutcome: (channel: string, outcome: FailureKind | 'sent') => void;
};

/** Tries the channels in their order: the next one only where the message has certainly not been sent. */
export function createMessenger({ channels, outages, log, onOutcome }: MessengerParts): Messenger {
  const ways = [...new Set(channels.flatMap(({ carries }) => carries))];
  const media = [...new Set(channels.flatMap((channel) => channel.media))];

  function channelsTo({ to, prefer }: Pick<OutgoingMessage, 'to' | 'prefer'>): readonly MessageChannel[] {
    return inOrder(channels, prefer).filter(({ carries }) => carries.includes(wayTo(to)));
  }

  async function sendBy(channel: MessageChannel, message: OutgoingMessage): Promise<SendFailure | undefined> {
    const began = performance.now();
    const logFields = () => ({ channel: channel.name, reference: message.reference, ms: Math.round(performance.now() - began) });
    try {
      await channel.send(message);
      onOutcome(channel.name, 'sent');
      log.info({ message: { ...logFields(), outcome: 'sent' } }, 'a message was sent');
      return undefined;
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      const { kind: outcome, about, message: reason } = error;
      onOutcome(channel.name, outcome);
      log.warn({ message: { ...logFields(), outcome, about, reason } }, 'a message was not sent');
      return error;
    }
  }

  return {
    ways,
    media,
    async send(message) {
      const way = wayTo(message.to);
      const failures: SendFailure[] = [];
      let tried: Medium | undefined;
      for (const channel of channelsTo(message)) {
        const failure = await sendBy(channel, message);
        tried = mediumOf(channel, message);
        if (!failure) {
          await outages.recordSuccess(way);
          return tried;
        }
        failures.push(failure);
        // A code may come twice; what must not stays where it is.
        if (failure.kind === 'unclear' && message.code === undefined) break;
      }
      if (failures.length > 0 && failures.every(({ about }) => about === 'channel')) await outages.recordFailure(way);
      throw Object.assign(pickFailure(failures), { medium: tried });
    },
    mediumTo(message) {
      const [first] = channelsTo(message);
      return first && mediumOf(first, message);
    },
    secondsOut: (way) => outages.secondsLeft(way),
  };
}

/** The medium by which a channel reaches an address: the preferred one if it has several. */
function mediumOf({ media }: MessageChannel, { to, prefer }: Pick<OutgoingMessage, 'to' | 'prefer'>): Medium | undefined {
  const possible = media.filter((medium) => wayBy(medium) === wayTo(to));
  return possible.find((medium) => medium === prefer) ?? possible[0];
}

function inOrder(channels: readonly MessageChannel[], prefer: Medium | undefined): readonly MessageChannel[] {
  return prefer === undefined ? channels : channels.toSorted((one, other) => rank(one) - rank(other));

  function rank({ media }: MessageChannel): number {
    return prefer !== undefined && media.includes(prefer) ? 0 : 1;
  }
}

/** Picks the failure that decides the retry: stop if the message may have been sent, retry if any channel failed temporarily. */
function pickFailure(failures: readonly SendFailure[]): SendFailure {
  const [first] = failures;
  if (!first) return new SendFailure('no channel carries messages that way', { kind: 'permanent', about: 'recipient' });
  return failures.find(({ kind }) => kind === 'unclear') ?? failures.find(({ kind }) => kind === 'temporary') ?? first;
}
