import { type RawBuilder, sql } from 'kysely';
import { type Choice, type ChoiceField, choiceFields, comparableName, isNamed } from '../domain/choose-variant.ts';

/**
 * SQL of `fittingOptions` (domain/choose-variant.ts): CTEs that end in `fitting`, the rows of the CTE `options` that fit the choice.
 * A name takes precedence over an id.
 */
export function fittingCtes(choice: Choice): RawBuilder<unknown> {
  const named = choiceFields.filter((field) => isNamed(choice[field]));
  const steps = named.map((field, index) => {
    const from = sql.ref(index === 0 ? 'options' : `by_${named[index - 1]}`);
    return sql`${sql.ref(`by_${field}`)} as (select * from ${from} o where ${fits(field, choice[field], from)})`;
  });
  const last = sql.ref(named.length === 0 ? 'options' : `by_${named.at(-1)}`);
  return sql.join([...steps, sql`fitting as (select * from ${last})`]);
}

/** SQL of whether one option can be chosen: every attribute that the choice leaves open has one value only. */
export function isDecided(choice: Choice): RawBuilder<boolean> {
  const open = choiceFields.filter((field) => !isNamed(choice[field]));
  const conditions = open.map((field) => sql`(select count(distinct coalesce(${sql.ref(`${field}_id`)}, 0)) from fitting) = 1`);
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

function fits(field: ChoiceField, wanted: Choice[ChoiceField], from: RawBuilder<unknown>): RawBuilder<boolean> {
  const id = sql.ref(`o.${field}_id`);
  if (typeof wanted !== 'string') return sql`${id} = ${wanted}::numeric`;
  const hasName = (table: string) => namesInclude(field, table, comparableName(wanted));
  if (!/^\d+$/.test(wanted)) return hasName('o');
  return sql`(${hasName('o')} or (${id} = ${wanted}::numeric and not exists (select from ${from} n where ${hasName('n')})))`;
}

function namesInclude(field: ChoiceField, table: string, name: string): RawBuilder<boolean> {
  const names = sql.ref(`${table}.${field}`);
  return sql`exists (select from jsonb_each_text(${names}) t where lower(btrim(t.value)) = ${name})`;
}
