import { activateShop, deactivateShop } from '../../modules/catalog/operator-actions.ts';
import { listShopsForOperator } from '../../modules/catalog/queries/shops.ts';
import { getShopForOperator } from '../../modules/catalog/shops/edit-shops.ts';
import { applicationStatuses, listApplications } from '../../modules/sellers/applications.ts';
import { pickText } from '../../platform/text/texts.ts';
import { trustShop } from '../../workflows/manage-shops/trust-shop.ts';
import { openShop, refuseShop } from '../../workflows/register-shop/answer-application.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { choice, flag, operand, option, rowId, words } from '../framework/fields.ts';
import { formatTime, renderFacts, renderTable } from '../framework/tables.ts';
import { slug } from '../framework/value-fields.ts';

const shopName = operand('shop', 'Slug or id of the shop', words(160));
const applicationId = operand('id', 'Id of the application, from "shops applications"', rowId());

const shopsList = defineCommand({
  name: 'shops list',
  summary: 'List shops with their numbers of products.',
  examples: ['shops list', 'shops list --closed'],
  fields: { closed: flag('Only closed shops') },
  async run({ closed }, { context, print }) {
    const shops = (await listShopsForOperator(context.read)).filter(({ active }) => !closed || !active);
    const rows = shops.map((shop) => [
      shop.slug,
      pickText(shop.name, context),
      shop.active ? 'open' : 'closed',
      shop.products,
      shop.hidden_products,
    ]);
    print({ shops }, renderTable(['shop', 'name', 'status', 'products', 'hidden'], rows));
  },
});

const shopsShow = defineCommand({
  name: 'shops show',
  summary: 'Show a shop.',
  examples: ['shops show clay-and-ember'],
  fields: { shop: shopName },
  async run({ shop: slugOrId }, { context, print }) {
    const shop = await getShopForOperator(context.read, slugOrId);
    const facts = {
      shop: `${shop.slug} (${shop.id})`,
      name: pickText(shop.name, context),
      status: shop.active ? 'open' : 'closed',
      trusted: shop.trusted_at ? `since ${formatTime(shop.trusted_at)}` : 'no',
      phone: shop.phone,
      created: formatTime(shop.created_at),
      products: shop.products,
      hidden: shop.hidden_products,
    };
    print(shop, renderFacts(facts));
  },
});

const shopsActivate = defineCommand({
  name: 'shops activate',
  summary: 'Reopen a closed shop with its products.',
  examples: ['shops activate clay-and-ember'],
  fields: { shop: shopName },
  async run({ shop }, { context, print }) {
    const { products } = await activateShop(context, shop);
    print({ shop, active: true, products }, `${shop} is open; ${products} hidden products are on sale again.`);
  },
});

const shopsDeactivate = defineCommand({
  name: 'shops deactivate',
  summary: 'Close a shop and hide its products.',
  details: 'Existing orders continue. "shops activate" opens the shop again with the products that were hidden with it.',
  examples: ['shops deactivate clay-and-ember', 'shops deactivate clay-and-ember --yes'],
  fields: { shop: shopName },
  async run({ shop }, { context, confirm, print }) {
    await confirm(`The shop ${shop} and all of its products will be hidden.`);
    const { products } = await deactivateShop(context, shop);
    print({ shop, active: false, products }, `${shop} is closed; ${products} products are hidden.`);
  },
});

const shopsTrust = defineCommand({
  name: 'shops trust',
  summary: 'Publish what a shop changes of its products without review.',
  details: 'New products and changed texts and pictures are on sale at once. Changes that wait already continue to wait.',
  examples: ['shops trust clay-and-ember'],
  fields: { shop: shopName },
  async run({ shop }, { context, print }) {
    await trustShop(context, shop, true);
    print({ shop, trusted: true }, `${shop} is trusted: its changes are published without review.`);
  },
});

const shopsDistrust = defineCommand({
  name: 'shops distrust',
  summary: 'Review what a shop changes of its products again.',
  examples: ['shops distrust clay-and-ember'],
  fields: { shop: shopName },
  async run({ shop }, { context, print }) {
    await trustShop(context, shop, false);
    print({ shop, trusted: false }, `${shop} is not trusted any more: its changes wait for review.`);
  },
});

const shopsApplications = defineCommand({
  name: 'shops applications',
  summary: 'List applications for a shop, pending ones first.',
  examples: ['shops applications', 'shops applications --status pending --json'],
  fields: { status: option('status', applicationStatuses.join(', '), choice(applicationStatuses).optional()) },
  async run({ status }, { context, print }) {
    const applications = await listApplications(context.read, status);
    const rows = applications.map((each) => [
      each.id,
      formatTime(each.created_at),
      each.status,
      each.shop_name,
      each.owner_name,
      `+${each.phone}`,
      each.email,
    ]);
    print({ applications }, renderTable(['id', 'sent', 'status', 'shop', 'owner', 'phone', 'email'], rows));
  },
});

const shopsApprove = defineCommand({
  name: 'shops approve',
  summary: 'Approve an application: create the shop and notify the applicant.',
  details:
    'The shop opens when its checklist in the seller panel is done, or by "shops activate". It gets the name, description, address and pictures of the application. The message is in the language of the applicant.',
  examples: ['shops approve 12', 'shops approve 12 --slug lamps-of-fes'],
  fields: { id: applicationId, slug: option('slug', 'Slug of the shop (made of its name)', slug().optional()) },
  async run({ id, slug: chosen }, { context, print }) {
    const opened = await openShop(context, { applicationId: id, slug: chosen, locale: context.defaultLocale });
    const { shop_name, owner_name } = opened.application;
    print(opened, `${shop_name}: ${opened.shop.slug} opens when its checklist is done; ${owner_name} is notified.`);
  },
});

const shopsDecline = defineCommand({
  name: 'shops decline',
  summary: 'Decline an application for a shop and notify the applicant, who may apply again.',
  examples: ['shops decline 12', 'shops decline 12 --reason "We have enough lamps for now."'],
  fields: { id: applicationId, reason: option('words', 'Reason, visible to the applicant', words(500).nullable().default(null)) },
  async run({ id, reason }, { context, confirm, print }) {
    await confirm(`The application ${id} will be declined, and the applicant notified.`);
    const application = await refuseShop(context, { applicationId: id, reason });
    print({ application }, `${application.shop_name} is declined; ${application.owner_name} is notified.`);
  },
});

export const shopCommands: CommandGroup = {
  name: 'shops',
  summary: 'open, close and trust shops, answer applications',
  commands: [
    ...[shopsList, shopsShow, shopsActivate, shopsDeactivate, shopsTrust, shopsDistrust],
    ...[shopsApplications, shopsApprove, shopsDecline],
  ],
};
