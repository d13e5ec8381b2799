import { openShop } from '../../workflows/open-shop/open-shop.ts';
import { defineCommand } from '../command.ts';
import { operand, option, whole } from '../fields.ts';
import { slug as slugField } from '../slug-field.ts';

export const shopsApprove = defineCommand({
  name: 'shops approve',
  summary: 'Open the shop that somebody has applied for, and tell them.',
  details:
    'It has the name, description, address and pictures of the application. Who applied is written to in the language in which they did.',
  examples: ['shops approve 12', 'shops approve 12 --slug lamps-of-fes'],
  fields: {
    id: operand('id', 'Of the application: "shops applications" lists them', whole(1, 999_999_999_999)),
    slug: option('slug', 'Its name in addresses; else made of its name', slugField().optional()),
  },
  async run({ id, slug }, { context, show }) {
    const opened = await openShop(context, { applicationId: id, slug, locale: context.defaultLocale });
    show(opened, `${opened.application.shop_name} is open as ${opened.shop.slug}; ${opened.application.owner_name} is told.`);
  },
});
