import { refuseShop } from '../../workflows/open-shop/refuse-shop.ts';
import { defineCommand } from '../command.ts';
import { operand, option, whole, words } from '../fields.ts';

export const shopsDecline = defineCommand({
  name: 'shops decline',
  summary: 'Refuse an application for a shop, and tell who sent it; they may apply again.',
  examples: ['shops decline 12', 'shops decline 12 --reason "We have enough lamps for now."'],
  fields: {
    id: operand('id', 'Of the application: "shops applications" lists them', whole(1, 999_999_999_999)),
    reason: option('words', 'Why, for them to read', words(500).nullable().default(null)),
  },
  async run({ id, reason }, { context, confirm, show }) {
    await confirm(`The application ${id} would be refused, and who sent it told so.`);
    const application = await refuseShop(context, { applicationId: id, reason });
    show({ application }, `${application.shop_name} is refused; ${application.owner_name} is told.`);
  },
});
