import type { Context } from '../../context.ts';
import { wayTo } from '../../integrations/messages/message-channel.ts';
import { invalid, unavailable } from '../../platform/http/problem.ts';
import { hasRefusedCode } from './code-repository.ts';
import type { CodePurpose } from './domain/one-time-code.ts';
import type { IdentityParts } from './identity-parts.ts';

/** Codes that are sent to known accounts only: naming a refused one would disclose that the account exists. */
const sentToKnownOnly: readonly CodePurpose[] = ['password-reset'];

/** Refuses a code that would not arrive, so that nobody waits for it. */
export async function checkSendable(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { messenger }: Pick<IdentityParts, 'messenger'>,
  { purpose, destination }: { purpose: CodePurpose; destination: string },
): Promise<void> {
  const way = wayTo(destination);
  const field = way === 'mail' && purpose === 'registration' ? 'email' : 'phone';
  if (!messenger.ways.includes(way)) throw invalid(field, noWayTexts[way]);
  const seconds = await messenger.secondsOut(way);
  if (seconds > 0) throw unavailable('We cannot send codes just now. Please try again in a minute.', seconds);
  if (sentToKnownOnly.includes(purpose)) return;
  if (await hasRefusedCode(db, { purpose, destination, now: clock.now() })) throw invalid(field, refusedTexts[way]);
}

const noWayTexts = {
  phone: 'We cannot send codes to phones here. Please give an email address.',
  mail: 'We cannot send codes by email here. Please give a phone number.',
};

const refusedTexts = {
  phone: 'Your code could not be sent to this number. Please check it, or use another one.',
  mail: 'Your code could not be sent to this email address. Please check it, or use another one.',
};
