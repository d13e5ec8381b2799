import { CommandError } from '../../commands/command-error.ts';
import { checkInvariants } from '../../modules/invariants/check-invariants.ts';
import { defineCommand } from '../command.ts';
import { renderTable } from '../render-table.ts';

export const check = defineCommand({
  name: 'check',
  summary: 'Ask whether everything adds up: stock, orders, payments, refunds, vouchers, memberships, carts.',
  details: 'It changes nothing and may be asked while the market runs. It fails where something does not add up.',
  examples: ['check', 'check --json'],
  fields: {},
  async run(_given, { context, show }) {
    const checked = await checkInvariants(context);
    const broken = checked.filter((each) => each.broken > 0);
    const table = renderTable(
      ['broken', 'what is true of a sound market'],
      checked.map((each) => [each.broken, each.invariant]),
    );
    const examples = broken.map((each) => `${each.invariant}: for example ${each.examples.map((row) => JSON.stringify(row)).join(', ')}`);
    show({ is_sound: broken.length === 0, checked }, [table, ...examples].join('\n'));
    if (broken.length > 0) throw new CommandError(`${broken.length} of ${checked.length} do not hold.`);
  },
});
