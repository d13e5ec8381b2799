import type { CallAnswer } from '@souk/contract/calls';
import { cartOfNotices, type ProductNoticeForm } from '@souk/contract/notices';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context, ReadContext, SignedIn } from '../../context.ts';
import { conflict, invalid, notFound, refused } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { pickText } from '../../platform/text/texts.ts';
import type { NoticeLinks } from './domain/notice-link.ts';
import { presentNotice } from './present.ts';
import {
  changeCartReminders,
  countOpenNotices,
  countOpenOfProduct,
  countStopped,
  deleteNoticesEndedBefore,
  deleteOpenNotice,
  findLinkedProduct,
  findProductToWatch,
  findSameNotice,
  insertNotice,
  listOpenNotices,
  lockPerson,
  type NewNotice,
  type NoticeOptions,
  reopenNotices,
  stopNotices,
} from './queries.ts';

const maxNotices = 200;

export async function readNotices({ read, actor }: ReadContext): Promise<CallAnswer<'GET /product-notices'>> {
  const rows = actor ? await listOpenNotices(read, actor.person_id, maxNotices) : [];
  return { notices: rows.map(presentNotice) };
}

/** Asks for one message. Asking for the same again changes nothing. */
export async function addNotice(
  { db, clock, actor }: SignedIn<Context>,
  { product_id, kind, color_id = null, size_id = null, unit_id = null }: ProductNoticeForm,
): Promise<CallAnswer<'POST /product-notices'>> {
  const options = { color_id, size_id, unit_id };
  const named = namedOption(options);
  if (kind === 'price-drop' && named) throw invalid(named, 'A notice about the price has no options.');
  return inTransaction(db, async (transaction) => {
    await lockPerson(transaction, actor.person_id);
    const product = await findProductToWatch(transaction, product_id, options);
    if (!product) throw notFound('Product not found');
    if (named && product.variants === 0) throw invalid(named, 'This option is not available');
    if (kind === 'back-in-stock' && product.in_stock > 0) throw conflict('This product is in stock.');
    const notice: NewNotice = { ...options, product_id, kind, price: product.selling_price };
    const same = await findSameNotice(transaction, actor.person_id, notice);
    if (same) return { notice: presentNotice(same) };
    if ((await countOpenNotices(transaction, actor.person_id)) >= maxNotices) {
      throw refused({ text: 'You can be notified of {limit} products. Turn one off to add another.', with: { limit: maxNotices } });
    }
    return { notice: presentNotice(await insertNotice(transaction, actor.person_id, notice, clock.now())) };
  });
}

export async function removeNotice({ db, actor }: SignedIn<Context>, id: number): Promise<void> {
  if (!(await deleteOpenNotice(db, actor.person_id, id))) throw notFound('Notice not found');
}

/** Stops all messages about the product of a link, or undoes that. */
export async function stopByLink(
  context: Context,
  links: NoticeLinks,
  { token, stopped }: { token: string; stopped: boolean },
): Promise<CallAnswer<'POST /notice-links/{token}'>> {
  const subject = links.verify(token);
  if (!subject) throw notFound('This link is not valid');
  if (subject.productId === cartOfNotices) return stopCartReminders(context, subject.personId, stopped);
  return inTransaction(context.db, async (transaction) => {
    const product = await findLinkedProduct(transaction, subject);
    if (!product) throw notFound('This link is not valid');
    if (stopped) await stopNotices(transaction, subject, context.clock.now());
    else await reopenNotices(transaction, subject);
    const { id, name, active } = product;
    const notices = await (stopped ? countStopped : countOpenOfProduct)(transaction, subject);
    return { product: { id, name: pickText(name, context), active }, notices };
  });
}

async function stopCartReminders({ db }: Context, personId: number, stopped: boolean): Promise<CallAnswer<'POST /notice-links/{token}'>> {
  if (!(await changeCartReminders(db, personId, !stopped))) throw notFound('This link is not valid');
  return { product: null, notices: 1 };
}

const retentionMilliseconds = 90 * 24 * 3_600_000;

export function deleteOldNoticesJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({
    name: 'delete-old-notices',
    payload: z.unknown(),
    cron: '47 3 * * *',
    run: () => deleteNoticesEndedBefore(db, new Date(clock.now().getTime() - retentionMilliseconds)),
  });
}

/** The first option that is given. */
function namedOption(options: NoticeOptions): keyof NoticeOptions | undefined {
  return (['color_id', 'size_id', 'unit_id'] as const).find((name) => options[name] !== null);
}
