import { expect } from 'vitest';
import { SendFailure } from '../src/integrations/messages/send-failure.ts';

/** How a sending failed; itself fails where it did not. */
export async function failureOf(sending: Promise<void>): Promise<SendFailure> {
  const outcome = await sending.then(
    () => 'it was sent',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(SendFailure);
  if (outcome instanceof SendFailure) return outcome;
  throw new Error('unreachable');
}
