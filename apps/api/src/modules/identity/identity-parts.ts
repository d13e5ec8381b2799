import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Config } from '../../config.ts';
import type { Messenger } from '../../integrations/messages/messenger.ts';
import type { SocialProviders } from '../../integrations/social/social-provider.ts';
import type { Message } from '../../platform/http/problem.ts';
import type { CodeMaker } from './domain/one-time-code.ts';
import type { HashGate } from './hash-gate.ts';

/** What sign-in needs of the process, besides the context of a request. */
export type IdentityParts = {
  environment: Config['environment'];
  limits: Config['codes'];
  codes: CodeMaker;
  social: SocialProviders;
  messenger: Messenger;
  /** Removes what an account with an unproved number holds, in every module; its row stays. */
  emptyAccount: (transaction: Transaction<DB>, emptying: { personId: number; now: Date }) => Promise<void>;
  hashing: HashGate;
  translate: (locale: string, message: Message) => string;
};
