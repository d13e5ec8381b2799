import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Config } from '../../config/config.ts';
import type { Messenger } from '../../integrations/messages/messenger.ts';
import type { SocialProviders } from '../../integrations/social/social-provider.ts';
import type { Message } from '../../platform/app-error.ts';
import type { CodeMaker } from './domain/one-time-code.ts';
import type { HashGate } from './passwords/hash-gate.ts';

/** Dependencies of the module in addition to a request's context. */
export type IdentityParts = {
  environment: Config['environment'];
  limits: Config['codes'];
  codes: CodeMaker;
  social: SocialProviders;
  messenger: Messenger;
  /** Deletes the rows of an unverified account in every module, except for its row in `people`. */
  emptyAccount: (transaction: Transaction<DB>, account: { personId: number; now: Date }) => Promise<void>;
  hashing: HashGate;
  translate: (locale: string, message: Message) => string;
};
