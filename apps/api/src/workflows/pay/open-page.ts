import { GatewayRefused, GatewayUnreachable } from '../../integrations/payments/payment-gateway.ts';
import { getAttempt, keepPage } from '../../modules/payments/attempts.ts';
import { conflict, Problem, unavailable } from '../../platform/http/problem.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { closePageJobName } from './close-attempts.ts';
import type { PayParts } from './payments.ts';
import type { Prepared } from './prepare-attempt.ts';

/** What is paid, in the shopper's words, and where they go afterwards. */
export type Visit = { title: string; locale: string; origin: string; returnPath: string };

/**
 * Where an attempt is paid. The gateway is asked outside of any transaction: what happens between its answer and ours loses nothing,
 * because all that it will ever say is about the attempt, which is written down.
 */
export async function openPage({ db, clock, log, gateways }: PayParts, { attempt, expiresAt }: Prepared, visit: Visit): Promise<string> {
  if (attempt.url !== null) return attempt.url;
  const gateway = gateways.get(attempt.gateway);
  if (!gateway || attempt.reference === null) throw new Error(`The attempt ${attempt.id} has no gateway`);
  const { origin, returnPath, title, locale } = visit;
  const returnUrl = `${origin}${returnPath}`;
  const { reference, amount, currency } = attempt;
  const order = { reference, amount, currency, title, locale, origin, returnUrl, cancelUrl: `${returnUrl}?payment=cancelled` };
  const page = await gateway.start({ ...order, expiresAt, now: clock.now() });
  const isKept = await keepPage(db, attempt.id, page);
  const { status, session, url } = await getAttempt(db, attempt.id);
  const isOver = status !== 'Pending';
  // Given up meanwhile, or another request opened a page first: nobody shall pay on this one.
  if (isOver && isKept) await enqueue(db, closePageJobName, { payment_id: attempt.id });
  else if (session !== page.session) {
    // Nobody waits for it: the shopper has a page.
    void gateway.close(page.session).catch((error: unknown) => log.warn({ err: error }, 'a payment page could not be closed'));
  }
  if (isOver || url === null) throw conflict('This can no longer be paid');
  return url;
}

/** The same where there is a later time: null where the gateway cannot be reached, or nothing is to be paid any more. */
export async function tryOpenPage(parts: PayParts, prepare: () => Promise<Prepared>, visit: Visit): Promise<string | null> {
  try {
    return await openPage(parts, await prepare(), visit);
  } catch (error) {
    if (isGatewayFault(error)) parts.log.warn({ err: error }, 'a payment page could not be opened');
    else if (!(error instanceof Problem)) throw error;
    return null;
  }
}

/** What the gateway did not do is no fault of the request: it may work in a moment. */
export function asUnavailable(error: unknown): unknown {
  return isGatewayFault(error) ? unavailable('The payment page could not be opened. Please try again in a moment.') : error;
}

function isGatewayFault(error: unknown): boolean {
  return error instanceof GatewayUnreachable || error instanceof GatewayRefused;
}
