import type { CallAnswer } from '@souk/contract/calls';
import { describe, expect, test } from 'vitest';
import { createServer } from '../platform/http/create-server.ts';
import { createRouter, type RouterParts } from '../router.ts';

type Empty = CallAnswer<'POST /client-errors'>;

/** A server with one call that answers `data`, whatever the contract declares. */
async function answerWith(data: Empty, validateAnswers: boolean) {
  const server = createServer({ logger: false, trustProxy: false, bodyLimit: 10_000, maxConnections: 10, maxInFlight: 10 });
  const unused = () => {
    throw new Error('This call does not use it');
  };
  const parts = {
    cache: { answer: unused, peek: unused, isReady: unused, clear: unused, tally: unused },
    addresses: { remember: unused, find: unused },
    contextFor: () => Object({ caller: { address: '127.0.0.1', device: '' } }),
    actorOf: async () => null,
    sellerOf: async () => null,
    staffOf: async () => null,
    keyOperatorOf: async () => null,
    checkRecent: async () => undefined,
    findDraft: async () => undefined,
    isSecure: false,
    recordVisit: () => undefined,
    syncSessions: async () => undefined,
    localeOf: () => 'en',
    translate: (_locale, { text }) => text,
    uploadFolder: '/nowhere',
    missesPerMinute: 0,
    catalogPerMinute: 0,
    validateAnswers,
  } satisfies RouterParts;
  createRouter(server, parts).call('POST /client-errors', async () => ({ data }));
  const payload = { message: 'x is undefined', page: '/' };
  return server.inject({ method: 'POST', url: '/api/client-errors', payload });
}

describe('an answer that is more than the contract declares', () => {
  const excessive = Object.assign<Empty, object>({}, { secret: 'token' });

  test('is an error where answers are validated', async () => {
    const answer = await answerWith(excessive, true);
    expect([answer.statusCode, answer.body]).toEqual([500, expect.stringContaining('has more than the contract declares')]);
  });

  test('is sent as it is in production, which validates nothing', async () => {
    const answer = await answerWith(excessive, false);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { secret: 'token' } }]);
  });
});
