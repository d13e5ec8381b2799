import { expect } from 'vitest';
import { SendFailure } from '../src/integrations/messages/message-channel.ts';

/** Returns the SendFailure of a failed attempt; throws if the attempt succeeded. */
export async function failureOf(sending: Promise<unknown>): Promise<SendFailure> {
  const outcome = await sending.then(
    () => 'it was sent',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(SendFailure);
  if (outcome instanceof SendFailure) return outcome;
  throw new Error('unreachable');
}
