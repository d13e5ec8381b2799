import { getShopForOperator } from '../../modules/catalog/shops/edit-shops.ts';
import { getPersonDetails } from '../../modules/identity/people.ts';
import { blockSellers, removeSeller, resetSellerFactor } from '../../workflows/manage-sellers/change-seller.ts';
import { inviteSeller } from '../../workflows/manage-sellers/invite-seller.ts';
import { readShopSellers } from '../../workflows/manage-sellers/read-sellers.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand, option, words } from '../framework/fields.ts';
import { formatTime, renderTable } from '../framework/tables.ts';

const shopName = operand('shop', 'Slug or id of the shop', words(160));
const member = { shop: shopName, person: operand('person', 'Id, number as +919876543210, or mail address', words(100)) };

const sellersList = defineCommand({
  name: 'sellers list',
  summary: 'List the members of a shop and its open invitations.',
  examples: ['sellers list clay-and-ember', 'sellers list clay-and-ember --json'],
  fields: { shop: shopName },
  async run({ shop }, { context, print }) {
    const { id } = await getShopForOperator(context.read, shop);
    const sellers = await readShopSellers(context, id);
    const rows = [
      ...sellers.members.map((each) => [
        each.person_id,
        each.name,
        each.phone ?? '',
        each.role,
        each.last_used_at ? formatTime(each.last_used_at) : 'not signed in yet',
      ]),
      ...sellers.invitations.map((each) => [
        '',
        each.name,
        each.phone,
        each.role,
        `${each.is_expired ? 'invitation expired' : 'invited until'} ${formatTime(each.expires_at)}`,
      ]),
    ];
    const table = renderTable(['id', 'name', 'number', 'role', 'last used'], rows);
    print(sellers, sellers.blocked_at ? `${table}\nThe members are blocked since ${formatTime(sellers.blocked_at)}.` : table);
  },
});

const sellersInvite = defineCommand({
  name: 'sellers invite',
  summary: 'Invite a person to sell for a shop; a number without an account gets one.',
  details: 'They get a link, and accept by signing in at /seller with a code sent to the number. The invitation expires after seven days.',
  examples: [
    'sellers invite clay-and-ember +919876500003 --name "Rana Saleh"',
    'sellers invite clay-and-ember +919876500004 --name "Ravi Nair" --role Packer',
  ],
  fields: {
    shop: shopName,
    phone: operand('number', 'Number with + and country code', words(32)),
    name: option('name', 'Name of the person', words(100)),
    role: option('role', 'Owner, Manager, Packer or Finance', words(40).default('Owner')),
  },
  async run({ shop, ...wanted }, { context, config, print }) {
    const { id } = await getShopForOperator(context.read, shop);
    const invited = await inviteSeller(context, id, wanted);
    print(invited, `${wanted.name} is invited as ${wanted.role} and accepts by signing in at ${config.server.publicUrl}/seller.`);
  },
});

const sellersRemove = defineCommand({
  name: 'sellers remove',
  summary: 'Remove a member of a shop and end their session of the seller panel. Their account as a shopper stays.',
  examples: ['sellers remove clay-and-ember +919876500004'],
  fields: member,
  async run({ shop, person }, { context, confirm, print }) {
    const { id: shopId } = await getShopForOperator(context.read, shop);
    const { id, name } = await getPersonDetails(context, person);
    await confirm(`${name} (${id}) will not be able to sell for ${shop} any more.`);
    await removeSeller(context, shopId, id);
    print({ person_id: id, removed: true }, `${name} (${id}) is no member of ${shop} any more.`);
  },
});

const sellersReset = defineCommand({
  name: 'sellers reset',
  summary: 'Let a seller who lost their phone set up an authenticator app again; their passkeys are removed and their sessions end.',
  examples: ['sellers reset clay-and-ember +919876500004'],
  fields: member,
  async run({ shop, person }, { context, confirm, print }) {
    const { id: shopId } = await getShopForOperator(context.read, shop);
    const { id, name } = await getPersonDetails(context, person);
    await confirm(`${name} (${id}) will be signed out of the seller panel and sets up an authenticator app at the next sign-in.`);
    await resetSellerFactor(context, shopId, id);
    print({ person_id: id, reset: true }, `${name} (${id}) sets up an authenticator app at the next sign-in.`);
  },
});

const sellersBlock = defineCommand({
  name: 'sellers block',
  summary: 'Block the members of a shop from the seller panel, for example after fraud. Shoppers see the shop as before.',
  details: '"sellers unblock" lets them in again; "shops deactivate" closes the shop for shoppers.',
  examples: ['sellers block clay-and-ember'],
  fields: { shop: shopName },
  async run({ shop }, { context, confirm, print }) {
    const { id } = await getShopForOperator(context.read, shop);
    await confirm(`The members of ${shop} will be signed out of the seller panel.`);
    await blockSellers(context, id, true);
    print({ shop, blocked: true }, `The members of ${shop} are blocked.`);
  },
});

const sellersUnblock = defineCommand({
  name: 'sellers unblock',
  summary: 'Let the members of a shop sign in to the seller panel again.',
  examples: ['sellers unblock clay-and-ember'],
  fields: { shop: shopName },
  async run({ shop }, { context, print }) {
    const { id } = await getShopForOperator(context.read, shop);
    await blockSellers(context, id, false);
    print({ shop, blocked: false }, `The members of ${shop} can sign in again.`);
  },
});

export const sellerCommands: CommandGroup = {
  name: 'sellers',
  summary: 'who may sell for a shop',
  commands: [sellersList, sellersInvite, sellersRemove, sellersReset, sellersBlock, sellersUnblock],
};
