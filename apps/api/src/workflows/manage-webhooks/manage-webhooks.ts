import type { Permission } from '@souk/contract/back-office/permissions';
import { isWebhookEvent, type WebhookEvent, webhookEvents, webhookEventTypes } from '@souk/contract/back-office/programs/webhook-events';
import type { Webhook } from '@souk/contract/back-office/programs/webhooks';
import type { CallAnswer, CallBody } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import type { WebhookSender } from '../../integrations/webhooks/post-webhook.ts';
import { formatWebhookSecret, newWebhookSecret } from '../../modules/webhooks/domain/sign-delivery.ts';
import { presentWebhook } from '../../modules/webhooks/present.ts';
import {
  getWebhookSecrets,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  updateWebhook,
  updateWebhookSecret,
} from '../../modules/webhooks/queries/webhooks.ts';
import { AppError, forbidden, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Sealer } from '../../platform/secrets/create-sealer.ts';
import { ownedPermissions } from '../manage-api-keys/key-operator.ts';

export type WebhookParts = { sender: WebhookSender; sealer: Sealer };
type Checking = Pick<WebhookSender, 'refusalOf'>;
type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Fields = { name: string; url: string; events: readonly WebhookEvent[]; is_active: boolean };

const hoursOfOverlap = 24;

export async function readWebhooks({ read }: Pick<ReadContext, 'read'>): Promise<CallAnswer<'GET /admin/webhooks'>> {
  const rows = await listWebhooks(read);
  const events = webhookEventTypes.map((type) => ({ type, needs: webhookEvents[type].needs }));
  return { webhooks: rows.map((row) => presentWebhook(row, ownedPermissions(row))), events };
}

export async function getWebhook(read: ReadContext['read'], id: number): Promise<Webhook> {
  const [row] = await listWebhooks(read, id);
  if (!row) throw operatorError('not-found', 'There is no such webhook.');
  return presentWebhook(row, ownedPermissions(row));
}

/** Adds a webhook. Its secret is in this answer only; the database has it encrypted. */
export function createWebhook(
  context: AsStaff<Context>,
  { sender, sealer }: WebhookParts,
  fields: CallBody<'POST /admin/webhooks'>,
): Promise<CallAnswer<'POST /admin/webhooks'>> {
  checkFields(context, sender, fields);
  return inTransaction(context.db, async (transaction) => {
    const secret = newWebhookSecret();
    const { name, url, events, is_active } = normalized(fields);
    const now = context.clock.now();
    const owner_id = context.operator.person_id;
    const id = await insertWebhook(transaction, { name, url, events: [...events], secret: sealer.seal(secret), owner_id, created_at: now });
    if (!is_active) await updateWebhook(transaction, id, { disabled_at: now, disabled_by: 'operator' });
    const after = { name, url, events, is_active };
    const entry_id = await recordAudit(transaction, context, { action: 'webhook.add', subject: { kind: 'webhook', id }, after });
    return { webhook: await getWebhook(transaction, id), secret: formatWebhookSecret(secret), entry_id };
  });
}

type Saving = Fields & { id: number; version?: string };

/** Saves a webhook. Its events are limited by the role of this operator from then on, who must be allowed all of them. */
export function saveWebhook(
  context: Managing,
  { sender }: { sender: Checking },
  { id, version, ...fields }: Saving,
): Promise<CallAnswer<'POST /admin/webhooks/{id}'>> {
  checkFields(context, sender, fields);
  return changeWebhook(context, { id, version }, async (transaction, former) => {
    const next = normalized(fields);
    const changed = fieldsOf(former);
    const names = (['name', 'url', 'events', 'is_active'] as const).filter((name) => String(changed[name]) !== String(next[name]));
    if (names.length === 0) return { webhook: former, entry_id: null };
    const isTurned = former.is_active !== next.is_active;
    const { operator, clock } = context;
    const state = next.is_active
      ? { disabled_at: null, disabled_by: null, failing_since: null }
      : { disabled_at: clock.now(), disabled_by: 'operator' as const };
    await updateWebhook(transaction, id, {
      name: next.name,
      url: next.url,
      events: [...next.events],
      ...(operator?.kind === 'staff' && { owner_id: operator.person_id }),
      ...(isTurned && state),
    });
    const change = { before: changed, after: next };
    const entry_id = await recordAudit(transaction, context, { action: 'webhook.change', subject: { kind: 'webhook', id }, ...change });
    return { webhook: await getWebhook(transaction, id), entry_id };
  });
}

/** Makes a new secret. The former one signs as well for a day, so that receivers change without losing a delivery. */
export function rotateSecret(
  context: Managing,
  { sealer }: Pick<WebhookParts, 'sealer'>,
  { id, seen_former_secret_ends_at: seen }: { id: number; seen_former_secret_ends_at: string | null },
): Promise<CallAnswer<'POST /admin/webhooks/{id}/secret'>> {
  return changeWebhook(context, { id }, async (transaction, former) => {
    if (former.former_secret_ends_at !== seen) throw operatorError('conflict', 'Somebody else has made a new secret.');
    const { secret: former_secret } = await getWebhookSecrets(transaction, id);
    const secret = newWebhookSecret();
    const ends = new Date(context.clock.now().getTime() + hoursOfOverlap * 3_600_000);
    await updateWebhookSecret(transaction, id, { secret: sealer.seal(secret), former_secret, former_secret_ends_at: ends });
    await recordAudit(transaction, context, { action: 'webhook.rotate-secret', subject: { kind: 'webhook', id } });
    return { webhook: await getWebhook(transaction, id), secret: formatWebhookSecret(secret) };
  });
}

export function removeWebhook(context: Managing, id: number): Promise<{ entry_id: number | null }> {
  return changeWebhook(context, { id }, async (transaction, former) => {
    await updateWebhook(transaction, id, { removed_at: context.clock.now() });
    const before = fieldsOf(former);
    return { entry_id: await recordAudit(transaction, context, { action: 'webhook.remove', subject: { kind: 'webhook', id }, before }) };
  });
}

/** Restores a removed webhook, with its secret and deliveries. */
export function restoreWebhook(context: Managing, id: number): Promise<Webhook> {
  return inTransaction(context.db, async (transaction) => {
    if (!(await lockWebhook(transaction, id, { isRemoved: true }))) throw operatorError('not-found', 'There is no such webhook.');
    await updateWebhook(transaction, id, { removed_at: null });
    const webhook = await getWebhook(transaction, id);
    checkMayReceive(context, webhook.events);
    const after = fieldsOf(webhook);
    await recordAudit(transaction, context, { action: 'webhook.add', subject: { kind: 'webhook', id }, after });
    return webhook;
  });
}

function changeWebhook<Result>(
  { db }: Managing,
  { id, version }: { id: number; version?: string | undefined },
  change: (transaction: Transaction<DB>, former: Webhook) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockWebhook(transaction, id))) throw operatorError('not-found', 'There is no such webhook.');
    const former = await getWebhook(transaction, id);
    if (version !== undefined && version !== former.version) throw operatorError('conflict', 'Somebody else has changed the webhook.');
    return change(transaction, former);
  });
}

function checkFields(context: Managing, sender: Checking, { url, events }: Pick<Fields, 'url' | 'events'>): void {
  checkMayReceive(context, events);
  const refusal = sender.refusalOf(url);
  if (refusal) throw new AppError('invalid', refusal, { field: 'url' });
}

/** Nobody subscribes to what they may not see. */
function checkMayReceive({ operator }: Managing, events: readonly WebhookEvent[]): void {
  if (operator?.kind !== 'staff') return;
  const held: ReadonlySet<Permission> = operator.permissions;
  if (events.some((each) => !held.has(webhookEvents[each].needs))) throw forbidden('Your role does not allow an event of this webhook.');
}

/** The events once each, in the order of the catalogue. */
function normalized({ name, url, events, is_active }: Fields): Fields {
  return { name, url, events: webhookEventTypes.filter((each) => events.includes(each)), is_active };
}

function fieldsOf({ name, url, events, is_active }: Webhook): Fields {
  return { name, url, events: events.filter(isWebhookEvent), is_active };
}
