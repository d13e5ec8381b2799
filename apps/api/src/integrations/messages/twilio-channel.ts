import { z } from 'zod';
import type { TwilioSettings } from '../../config/message-settings.ts';
import { type ApiAnswer, callMessageApi, failureOfStatus } from './call-message-api.ts';
import { type MessageChannel, SendFailure } from './message-channel.ts';

const Accepted = z.object({ sid: z.string() });
const Refusal = z.object({ code: z.number(), message: z.string() });

/** Refusals of our sender or account, which an operator can fix; all others are about the recipient. */
const accountErrors = new Set([
  20003, 21212, 21602, 21603, 21605, 21606, 21611, 21617, 21618, 21619, 21620, 21659, 21660, 21661, 21701, 21702, 21703, 21705,
]);

/** SMS through Twilio's Messages API. */
export function createTwilioChannel({ apiUrl, accountSid, authToken, from }: TwilioSettings): MessageChannel {
  const url = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    name: 'twilio',
    carries: ['phone'],
    media: ['sms'],
    async send({ to, text }) {
      const body = new URLSearchParams({ To: to, ...sender, Body: text });
      const answer = await callMessageApi({ name: 'Twilio', url, headers: { authorization }, body });
      const failure = readFailure(answer);
      if (failure) throw failure;
    },
  };
}

function readFailure({ status, body }: ApiAnswer): SendFailure | undefined {
  if (status < 300 && Accepted.safeParse(body).success) return undefined;
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) return failureOfStatus('Twilio', status);
  const { code, message } = refusal.data;
  const isAboutRecipient = status === 400 && !accountErrors.has(code);
  return new SendFailure(`Twilio ${code}: ${message}`, {
    kind: isAboutRecipient ? 'permanent' : 'temporary',
    about: isAboutRecipient ? 'recipient' : 'channel',
  });
}
