import type { SavedView } from '@souk/contract/back-office/panel/views';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { hasCode } from '../../platform/database/database-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  deleteForeignDefaults,
  deleteView,
  insertView,
  listViews,
  lockOwnView,
  updateView,
  upsertDefaultView,
  type ViewFields,
  type ViewRow,
} from './queries/views.ts';

type Saving = AsStaff<Context>;
type Saved = { view: SavedView; entry: number | null };

/** The member's own views of a list, and those that others share. */
export async function readViews({ read, operator }: AsStaff<ReadContext>, list: string): Promise<SavedView[]> {
  const rows = await listViews(read, { person_id: operator.person_id, list });
  return rows.map((row) => present(row, operator.person_id));
}

type NewView = ViewFields & { list: string; id?: number };

/** With an id, a view that was removed becomes the same one again. */
export function addView(context: Saving, view: NewView): Promise<Saved> {
  const owner_id = context.operator.person_id;
  return write(context, async (transaction) => {
    const { id } = await insertView(transaction, { ...view, owner_id });
    const { id: _former, ...after } = view;
    return { id, entry: await recordAudit(transaction, context, { action: 'view.add', subject: { kind: 'view', id }, after }) };
  });
}

type Change = ViewFields & { id: number; seen?: ViewFields };

/** Throws 409 if the view is not as it was seen. */
export function changeView(context: Saving, { id, seen, ...after }: Change): Promise<Saved> {
  return write(context, async (transaction) => {
    const { owner_id, list: _list, id: _id, ...before } = await getOwnView(context, transaction, id);
    const isChanged = seen && (seen.name !== before.name || seen.query !== before.query || seen.is_shared !== before.is_shared);
    if (isChanged) throw operatorError('conflict', 'The view was changed on another page.');
    await updateView(transaction, { id, ...after });
    if (!after.is_shared) await deleteForeignDefaults(transaction, { id, owner_id });
    const subject = { kind: 'view', id };
    return { id, entry: await recordAudit(transaction, context, { action: 'view.change', subject, before, after }) };
  });
}

export function removeView(context: Saving, id: number): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const { list, name, query, is_shared } = await getOwnView(context, transaction, id);
    await deleteView(transaction, id);
    const before = { list, name, query, is_shared };
    return recordAudit(transaction, context, { action: 'view.remove', subject: { kind: 'view', id }, before });
  });
}

/** Opens the list with the view from now on, for this member; without a view with all rows. */
export function chooseDefaultView({ db, operator }: Saving, { list, view_id }: { list: string; view_id: number | null }): Promise<void> {
  const { person_id } = operator;
  return inTransaction(db, async (transaction) => {
    if (view_id !== null) {
      const [view] = await listViews(transaction, { person_id, list, id: view_id });
      if (!view) throw noView();
    }
    await upsertDefaultView(transaction, { owner_id: person_id, list, view_id });
  });
}

async function write(
  context: Saving,
  work: (transaction: Transaction<DB>) => Promise<{ id: number; entry: number | null }>,
): Promise<Saved> {
  const { person_id } = context.operator;
  try {
    return await inTransaction(context.db, async (transaction) => {
      const { id, entry } = await work(transaction);
      const [view] = await listViews(transaction, { person_id, id });
      if (!view) throw new Error(`The view ${id} is missing`);
      return { view: present(view, person_id), entry };
    });
  } catch (error) {
    if (hasCode(error, '23505')) throw operatorError('conflict', 'You have a view of this name for the list already.');
    throw error;
  }
}

/** A view of somebody else is not found either. */
async function getOwnView({ operator }: Saving, transaction: Transaction<DB>, id: number) {
  const view = await lockOwnView(transaction, { id, owner_id: operator.person_id });
  if (!view) throw noView();
  return view;
}

function noView() {
  return operatorError('not-found', 'There is no such view, or it is not yours.');
}

function present({ owner_id, list: _list, ...view }: ViewRow, personId: number): SavedView {
  return { ...view, is_own: owner_id === personId };
}
