import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';

export type AuditRow = {
  id: number;
  action: string;
  created_at: Date;
  by: string | null;
  api_key: string | null;
  before: unknown;
  after: unknown;
};

type Subject = { kind: string; id: string | number };

/** The changes of these subjects by operators, newest first. */
export async function listEntriesOf(read: ReadDatabase<DB>, ...subjects: readonly Subject[]): Promise<AuditRow[]> {
  const kinds = subjects.map(({ kind }) => kind);
  const ids = subjects.map(({ id }) => String(id));
  const { rows } = await sql<AuditRow>`
    select e.id, e.action, e.created_at, case when e.person_id is null then null else coalesce(p.name, '') end as by,
      (select name from api_keys where id = e.api_key_id) as api_key, e.before, e.after
    from audit_entries e left join people p on p.id = e.person_id
    where (e.subject_kind, e.subject_id) in (select * from unnest(${kinds}::text[], ${ids}::text[]))
    order by e.id desc limit 200`.execute(read);
  return rows;
}

/** The changes of a product by operators, newest first. Of a change of many products, the part about this one. */
export async function listProductEntries(read: ReadDatabase<DB>, id: number): Promise<AuditRow[]> {
  const key = String(id);
  const { rows } = await sql<AuditRow>`
    select e.id, e.action, e.created_at, case when e.person_id is null then null else coalesce(p.name, '') end as by,
      (select name from api_keys where id = e.api_key_id) as api_key,
      case e.subject_kind when 'products' then e.before -> ${key}::text else e.before end as before,
      case e.subject_kind when 'products' then e.after -> ${key}::text else e.after end as after
    from audit_entries e left join people p on p.id = e.person_id
    where (e.subject_kind = 'product' and e.subject_id = ${key})
      or (e.subject_kind = 'products' and e.action = 'product.bulk' and e.after ? ${key}::text)
    order by e.id desc limit 200`.execute(read);
  return rows;
}

export type AuditFilter = {
  /** Null for the command line. */
  by?: number | null | undefined;
  action?: string | undefined;
  subject_kind?: string | undefined;
  subject_id?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  before?: number | undefined;
  id?: number | undefined;
  undoes?: number | undefined;
};

export type FullAuditRow = AuditRow & {
  person_id: number | null;
  address: string;
  device: string;
  subject_kind: string;
  subject_id: string;
  subject_name: string | null;
  undoes: number | null;
  undone_by: number | null;
  is_newest: boolean;
};

function whereEntries({ by, action, subject_kind, subject_id, since, until, before, id, undoes }: AuditFilter): RawBuilder<unknown> {
  const conditions = [
    id !== undefined && sql`e.id = ${id}`,
    undoes !== undefined && sql`e.undoes = ${undoes}`,
    before !== undefined && sql`e.id < ${before}`,
    by === null && sql`e.person_id is null`,
    typeof by === 'number' && sql`e.person_id = ${by}`,
    action !== undefined && (action.includes('.') ? sql`e.action = ${action}` : sql`e.action like ${`${action}.%`}`),
    ...aboutSubject(subject_kind, subject_id),
    since !== undefined && sql`e.created_at >= ${since}`,
    until !== undefined && sql`e.created_at < ${until}`,
  ].filter((condition) => condition !== false);
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** An entry about a subject is also one about what belongs to it and has no history of its own. */
function aboutSubject(kind: string | undefined, id: string | undefined) {
  const isKind = kind !== undefined && sql`e.subject_kind = ${kind}`;
  const isId = id !== undefined && sql`e.subject_id = ${id}`;
  if (isKind && isId && kind === 'shop')
    return [
      sql`(${isKind} and ${isId} or e.subject_kind = 'payout-account' and ${isId}
        or e.subject_kind = 'seller' and split_part(e.subject_id, '-', 1) = ${id}
        or e.subject_kind = 'shop-invitation' and e.subject_id in (select i.id::text from shop_invitations i where i.shop_id::text = ${id}))`,
    ];
  if (isKind && isId && kind === 'person')
    return [
      sql`(${isKind} and ${isId} or e.subject_kind = 'seller' and split_part(e.subject_id, '-', 2) = ${id}
        or e.subject_kind = 'membership' and e.subject_id in (select s.id::text from subscriptions s where s.person_id::text = ${id}))`,
    ];
  // The id of a text begins with its language.
  if (isKind && isId && kind === 'texts')
    return [sql`(${isKind} and ${isId} or e.subject_kind = 'text' and split_part(e.subject_id, ':', 1) = ${id})`];
  return [isKind, isId];
}

export async function countFoundEntries(read: ReadDatabase<DB>, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entries e where ${whereEntries(filter)}`.execute(read);
  return rows[0]?.count ?? 0;
}

/** Entries, newest first, each with what became of it. */
export async function listEntries(read: ReadDatabase<DB>, filter: AuditFilter, limit: number): Promise<FullAuditRow[]> {
  const { rows } = await sql<FullAuditRow>`
    select e.id, e.action, e.created_at, case when e.person_id is null then null else coalesce(p.name, '') end as by,
      (select name from api_keys where id = e.api_key_id) as api_key, e.before, e.after,
      e.person_id, e.address, e.device, e.subject_kind, e.subject_id, e.undoes,
      case e.subject_kind
        when 'order' then (select code from orders where id = e.subject_id::bigint)
        when 'person' then (select name from people where id = e.subject_id::bigint)
        when 'category' then (select name ->> (select app_locale from settings) from categories where id = e.subject_id::bigint)
        when 'brand' then (select name ->> (select app_locale from settings) from brands where id = e.subject_id::bigint)
        when 'color' then (select name ->> (select app_locale from settings) from colors where id = e.subject_id::bigint)
        when 'size' then (select name ->> (select app_locale from settings) from sizes where id = e.subject_id::bigint)
        when 'unit' then (select name ->> (select app_locale from settings) from units where id = e.subject_id::bigint)
        when 'payout-account' then (select name ->> (select app_locale from settings) from shops where id = e.subject_id::bigint)
        when 'shop' then (select name ->> (select app_locale from settings) from shops where id = e.subject_id::bigint)
        when 'voucher' then (select code from vouchers where id = e.subject_id::bigint)
        when 'plan' then (select name ->> (select app_locale from settings) from plans where id = e.subject_id::bigint)
        when 'membership' then (select p.name from subscriptions s join people p on p.id = s.person_id where s.id = e.subject_id::bigint)
        when 'flash-sale' then (select name ->> (select app_locale from settings) from flash_sales where id = e.subject_id::bigint)
        when 'review' then (select p.name ->> (select app_locale from settings) from reviews r join products p on p.id = r.product_id where r.id = e.subject_id::bigint)
        when 'question' then (select p.name ->> (select app_locale from settings) from product_questions q join products p on p.id = q.product_id where q.id = e.subject_id::bigint)
        when 'application' then (select shop_name from shop_applications where id = e.subject_id::bigint)
        when 'seller' then (select name from people where id = split_part(e.subject_id, '-', 2)::bigint)
        when 'shop-invitation' then (select name from shop_invitations where id = e.subject_id::bigint)
        when 'change-request' then (select content->'name' ->> (select app_locale from settings) from change_requests where id = e.subject_id::bigint)
        when 'text' then left(coalesce(e.after, e.before) ->> 'text', 80)
        when 'ticket' then (select ticket_number from tickets where ticket_number = e.subject_id)
        when 'saved-reply' then (select title from saved_replies where id = e.subject_id::bigint)
        when 'webhook' then (select name from webhooks where id = e.subject_id::bigint and removed_at is null)
        when 'api-key' then (select name from api_keys where id = e.subject_id::bigint)
        when 'product' then (select name ->> (select app_locale from settings) from products where id = e.subject_id::bigint)
        when 'tax' then (select name ->> (select app_locale from settings) from taxes where id = e.subject_id::bigint)
        when 'conversation' then (select s.name ->> (select app_locale from settings) from conversations c join shops s on s.id = c.shop_id where c.id = e.subject_id::bigint)
        when 'refund' then (select coalesce(o.code, p.name) from refunds r join payments y on y.id = r.payment_id join purchases b on b.id = y.purchase_id
          join people p on p.id = b.person_id left join orders o on o.id = r.order_id where r.id = e.subject_id::bigint)
        when 'role' then (select name from roles where id = e.subject_id::bigint)
      end as subject_name,
      (select u.id from audit_entries u where u.undoes = e.id) as undone_by,
      not exists (select 1 from audit_entries n where n.subject_kind = e.subject_kind and n.subject_id = e.subject_id and n.id > e.id) as is_newest
    from audit_entries e left join people p on p.id = e.person_id
    where ${whereEntries(filter)} order by e.id desc limit ${limit}`.execute(read);
  return rows;
}

/** The members, present and former, who made an entry. */
export async function listAuditors(read: ReadDatabase<DB>): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from people p where exists (select 1 from audit_entries e where e.person_id = p.id)
      and (exists (select 1 from sessions s where s.person_id = p.id and s.audience = 'admin') or exists (select 1 from staff s where s.person_id = p.id))
    order by p.name, p.id`.execute(read);
  return rows;
}

/** The actions that have entries. Finds each by one step in the index. */
export async function listActions(read: ReadDatabase<DB>): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive found as (
      (select action from audit_entries order by action limit 1)
      union all
      select (select e.action from audit_entries e where e.action > found.action order by e.action limit 1) from found where found.action is not null
    )
    select action from found where action is not null order by action`.execute(read);
  return rows.map(({ action }) => action);
}

export async function countEntries(read: ReadDatabase<DB>): Promise<number> {
  const { count } = await read
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The first entry whose hash does not follow from the one before it; undefined if the log is whole. */
export async function findBrokenEntry(read: ReadDatabase<DB>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from (select e.id, e.hash, e.former_hash, lag(e.hash) over (order by e.id) as former, lag(e.id) over (order by e.id) as former_id,
      audit_hash(e.former_hash, e) as computed from audit_entries e) chain
    where hash <> computed or former_hash is distinct from former or id <> coalesce(former_id, 0) + 1 order by id limit 1`.execute(read);
  return rows[0]?.id;
}
