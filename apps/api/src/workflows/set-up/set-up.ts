import {
  type Setup,
  type SetupState,
  type SetupStep,
  type SetupStepState,
  setupSteps,
  skippableSteps,
} from '@souk/contract/back-office/panel/setup';
import type { Permission } from '@souk/contract/back-office/permissions';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Config } from '../../config/config.ts';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { deleteSkippedStep, getSetupFacts, insertSkippedStep, lockSetup, type SetupFacts } from '../../modules/setup/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';

/** The parts of the configuration that steps depend on. */
export type Process = { environment: Config['environment']; channels: readonly { name: string }[] };

/** The permission of the screen of each step. */
const needs: Readonly<Record<SetupStep, Permission>> = {
  name: 'settings',
  language: 'settings',
  currency: 'settings',
  category: 'products:write',
  shop: 'shops:write',
  delivery: 'settings',
  product: 'products:write',
  payment: 'settings',
  messages: 'settings',
  opening: 'settings',
};

/** The steps with their states, computed from the data. */
export async function readSetup(
  context: Pick<AsStaff<ReadContext>, 'read' | 'operator' | 'locale' | 'defaultLocale'>,
  process: Process,
): Promise<Setup> {
  const facts = await getSetupFacts(context.read);
  const steps = setupSteps.map((step): SetupStepState => {
    const may_do = context.operator.permissions.has(needs[step]);
    return { step, may_do, state: stateOf(step, facts, process), value: chosenValue(step, facts, context) };
  });
  const left = steps.filter(({ state }) => state === 'open').length;
  return { steps, left, finished: steps.length - left };
}

function stateOf(step: SetupStep, facts: SetupFacts, process: Process): SetupState {
  if (isDone(step, facts, process)) return 'done';
  return facts.skipped.includes(step) ? 'skipped' : 'open';
}

function isDone(step: SetupStep, facts: SetupFacts, { environment, channels }: Process): boolean {
  switch (step) {
    case 'name':
      return facts.has_logo && Object.values(facts.app_name).some((name) => name !== initialName);
    case 'language':
      return facts.languages.length > 1 || facts.app_locale !== 'en';
    case 'currency':
      return facts.currencies > 1 || facts.currency !== 'USD';
    case 'category':
      return facts.has_category;
    case 'shop':
      return facts.has_shop;
    case 'delivery':
      return facts.has_delivery;
    case 'product':
      return facts.has_product;
    case 'payment':
      return facts.cash_on_delivery || (facts.online_payment && facts.gateways.some((name) => name !== 'demo'));
    case 'messages':
      return channels.some(({ name }) => name !== 'console');
    case 'opening':
      return environment === 'production';
  }
}

/** The name of a new marketplace. */
const initialName = 'Souk';

function chosenValue(step: SetupStep, facts: SetupFacts, languages: Languages): string | null {
  if (step === 'name') return pickText(facts.app_name, languages);
  if (step === 'language') return facts.languages.join(/^(ar|ir|fa)$/.test(languages.locale) ? '، ' : ', ');
  return step === 'currency' ? facts.currency : null;
}

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Skipping = { step: SetupStep; skipped: boolean };

/** Skips a step, or opens a skipped one again. Returns the entry of the audit log. */
export function skipStep(
  context: Acting,
  process: Process,
  { seen_state, ...change }: Skipping & { seen_state: SetupState },
): Promise<number | null> {
  if (change.skipped && !skippableSteps.includes(change.step)) throw operatorError('invalid', 'cannot be skipped', 'step');
  return inTransaction(context.db, async (transaction) => {
    await lockSetup(transaction);
    const facts = await getSetupFacts(transaction);
    if (stateOf(change.step, facts, process) !== seen_state) throw operatorError('conflict', 'The state of the step has changed.');
    return write(transaction, context, facts, change);
  });
}

const Recorded = z.object({ skipped: z.boolean() });

/** Writes the former state of an entry again. */
export function restoreStep(context: Acting, { subject_id, before }: { subject_id: string; before: unknown }): Promise<number | null> {
  const change = { step: z.enum(setupSteps).parse(subject_id), ...Recorded.parse(before) };
  return inTransaction(context.db, async (transaction) => {
    await lockSetup(transaction);
    return write(transaction, context, await getSetupFacts(transaction), change);
  });
}

async function write(
  transaction: Transaction<DB>,
  context: Acting,
  facts: SetupFacts,
  { step, skipped }: Skipping,
): Promise<number | null> {
  if (facts.skipped.includes(step) === skipped) throw operatorError('conflict', 'The state of the step has changed.');
  await (skipped ? insertSkippedStep(transaction, step) : deleteSkippedStep(transaction, step));
  const change = { before: { skipped: !skipped }, after: { skipped } };
  return recordAudit(transaction, context, { action: 'setup.skip', subject: { kind: 'setup-step', id: step }, ...change });
}
