import { z } from 'zod';
import type { Context } from '../../context.ts';
import { hasOrders } from '../../modules/orders/queries/has-orders.ts';
import { listAllCurrencies, updateDefaultCurrency } from '../../modules/settings/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Change = { name: string; seen: string | undefined; rates?: Readonly<Record<string, string>> | undefined };
type Changed = { key: string; entry_id: number | null };

/**
 * Makes a currency the default one, in which prices are. They retain their figures, so it is refused once there are orders. The
 * rates of the others follow, unless they are given.
 */
export function changeDefaultCurrency(context: Acting, { name, seen, rates }: Change): Promise<Changed> {
  return inTransaction(context.db, async (transaction) => {
    const currencies = await listAllCurrencies(transaction);
    const former = currencies.find(({ is_default }) => is_default);
    const next = currencies.find((currency) => currency.name === name);
    if (!next) throw operatorError('not-found', { text: 'There is no currency {name}.', with: { name } });
    if (seen !== undefined && seen !== former?.name) throw operatorError('conflict', 'Somebody else has changed the default currency.');
    if (!next.active) throw operatorError('conflict', { text: '{name} is off; switch it on first.', with: { name } });
    if (await hasOrders(transaction))
      throw operatorError('conflict', 'There are orders: their amounts, payments and refunds are in the present currency.');
    const divisor = Number(next.rate_from_default);
    const ratesOf = (list: typeof currencies) => Object.fromEntries(list.map((each) => [each.name, String(each.rate_from_default)]));
    const after = rates ?? Object.fromEntries(currencies.map((each) => [each.name, rateText(Number(each.rate_from_default) / divisor)]));
    await updateDefaultCurrency(transaction, name, { ...after, [name]: '1' });
    await bumpTags(transaction, ['settings', 'catalog', 'content']);
    const entry_id = await recordAudit(transaction, context, {
      action: 'currency.default',
      subject: { kind: 'currency-default', id: 'default' },
      before: { currency: former?.name ?? name, rates: ratesOf(currencies) },
      after: { currency: name, rates: { ...after, [name]: '1' } },
    });
    return { key: name, entry_id };
  });
}

const Recorded = z.object({ currency: z.string(), rates: z.record(z.string(), z.string()) });

/** Makes the former currency the default one again, with the rates of then. */
export function restoreDefaultCurrency(context: Acting, { before }: { before: unknown }): Promise<Changed> {
  const { currency, rates } = Recorded.parse(before);
  return changeDefaultCurrency(context, { name: currency, seen: undefined, rates });
}

/** At most eight decimals, and above zero, which the database demands. */
function rateText(rate: number): string {
  return String(Math.max(Math.round(rate * 100_000_000), 1) / 100_000_000);
}
