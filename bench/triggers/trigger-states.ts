import type { Pool } from '../processes/database.ts';

export type TriggerState = { name: string; apply: (pool: Pool) => Promise<void> };

/** Triggers of webhooks, of notifications to the staff and to shops, and of live events to shoppers, by the functions that they call. */
const outbox = "p.prosrc ~ 'pg_notify|record_webhook_event|record_shop_notification'";

const off: TriggerState = {
  name: 'disabled',
  async apply(pool) {
    await unsubscribe(pool);
    await setTriggers(pool, false);
    await setChain(pool, false);
  },
};

const audit: TriggerState = {
  name: 'audit log alone',
  async apply(pool) {
    await unsubscribe(pool);
    await setTriggers(pool, false);
    await setChain(pool, true);
  },
};

const on: TriggerState = {
  name: 'enabled, no webhook',
  async apply(pool) {
    await unsubscribe(pool);
    await setTriggers(pool, true);
    await setChain(pool, true);
  },
};

const subscribed: TriggerState = {
  name: 'enabled, a webhook receives the events',
  async apply(pool) {
    await on.apply(pool);
    // Its owner is a shopper, so no delivery is made: what is measured is the outbox in the transaction.
    await pool.query(
      `insert into webhooks (name, url, events, secret, owner_id, created_at)
       select 'Bench', 'https://webhook.example', '{order.placed,product.changed}', '', min(id), now() from people`,
    );
  },
};

/** The first is what the others are compared with. */
export const states: readonly TriggerState[] = [off, audit, on, subscribed];

async function unsubscribe(pool: Pool): Promise<void> {
  await pool.query("delete from webhooks where name = 'Bench'");
}

async function setTriggers(pool: Pool, isOn: boolean): Promise<void> {
  await pool.query(`
    do $$ declare t record; begin
      for t in select tgrelid::regclass as owner, tgname from pg_trigger join pg_proc p on p.oid = tgfoid where not tgisinternal and ${outbox} loop
        execute format('alter table %s ${isOn ? 'enable' : 'disable'} trigger %I', t.owner, t.tgname);
      end loop;
    end $$`);
}

/** Without the chain an entry has the next id and no hash; the rows are written all the same. */
async function setChain(pool: Pool, isOn: boolean): Promise<void> {
  const table = 'alter table audit_entries';
  if (isOn) {
    await pool.query(`drop trigger if exists bench_unchained on audit_entries; ${table} enable trigger audit_entries_chain;`);
    return;
  }
  await pool.query(`
    create or replace function bench_unchained() returns trigger language plpgsql as $$
    begin
      new.id := (select coalesce(max(id), 0) + 1 from audit_entries);
      new.hash := '';
      return new;
    end $$;
    drop trigger if exists bench_unchained on audit_entries;
    create trigger bench_unchained before insert on audit_entries for each row execute function bench_unchained();
    ${table} disable trigger audit_entries_chain;`);
}
