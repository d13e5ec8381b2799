import { conversationsCalls } from '@souk/contract/conversations/conversations';
import { noticesCalls } from '@souk/contract/notices';
import { ordersCalls } from '@souk/contract/orders';
import { returnsCalls } from '@souk/contract/orders/returns';
import { supportCalls } from '@souk/contract/support';
import { sql } from 'kysely';
import sharp from 'sharp';
import { aFile, buildForm } from '../build-form.ts';
import type { TestApp } from '../test-app.ts';
import { fillCart, newKey, orderBasket } from './basket.ts';
import { buildProduct } from './goods.ts';
import { moveOrderTo } from './move-orders.ts';
import { offerGateways, readPlaced } from './online-order.ts';
import { buildSession } from './session.ts';
import { buildShopper, type Shopper } from './shopper.ts';

/** Ids and codes of a shopper's things, as text, because that is how an address names them. */
export type Belongings = {
  address_id: number;
  session_id: number;
  order_id: number;
  order_code: string;
  unpaid_order_id: number;
  delivered_order_id: number;
  delivered_product_id: number;
  review_photo_id: number;
  returned_order_id: number;
  returned_line_id: number;
  return_id: number;
  return_photo_id: number;
  application_document_id: number;
  used_key: string;
  ticket_number: string;
  attachment_id: number;
  notice_id: number;
  conversation_id: number;
  message_id: number;
  cart_product_id: number;
  cart_shop_id: number;
};

/** Nobody has any of these. */
export function absentBelongings(product: { id: number; shop_id: number }): Belongings {
  const nobodys = 987_654_321;
  return {
    address_id: nobodys,
    session_id: nobodys,
    order_id: nobodys,
    order_code: 'SK-ZZZZZZ',
    unpaid_order_id: nobodys,
    delivered_order_id: nobodys,
    delivered_product_id: product.id,
    review_photo_id: nobodys,
    returned_order_id: nobodys,
    returned_line_id: nobodys,
    return_id: nobodys,
    return_photo_id: nobodys,
    application_document_id: nobodys,
    used_key: newKey(),
    ticket_number: 'TK-ZZZZZZ',
    attachment_id: nobodys,
    notice_id: nobodys,
    conversation_id: nobodys,
    message_id: nobodys,
    cart_product_id: product.id,
    cart_shop_id: product.shop_id,
  };
}

type TestApis = Pick<TestApp, 'call' | 'database'>;

/** Somebody who has one of everything, all of it through the real calls. */
export async function buildOwner(testApp: TestApis): Promise<{ shopper: Shopper; has: Belongings }> {
  const { call, database } = testApp;
  const { db } = database;
  await offerGateways(db, 'demo');
  const shopper = await buildShopper(db);
  await buildSession(db, { person_id: shopper.id });
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', shopper.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const used_key = newKey();
  const placed = await order(testApp, shopper, 'cash', used_key);
  const unpaid = await order(testApp, shopper, 'demo');
  const delivered = await order(testApp, shopper, 'cash');
  await moveOrderTo(db, delivered.id, 'Delivered');
  const inCart = await buildProduct(db);
  await fillCart(db, shopper, inCart, 2);
  const ticket = await openTicket(call, db, shopper);
  const asked = await call('POST', '/product-notices', { token: shopper.token, body: { product_id: inCart.id, kind: 'price-drop' } });
  const { notice } = noticesCalls['POST /product-notices'].answer.parse(asked.body.data);
  return {
    shopper,
    has: {
      address_id: shopper.address_id,
      session_id: session.id,
      order_id: placed.id,
      order_code: placed.code,
      unpaid_order_id: unpaid.id,
      delivered_order_id: delivered.id,
      delivered_product_id: delivered.product.id,
      review_photo_id: await review(call, shopper, delivered),
      ...(await openReturn(testApp, shopper, delivered.id)),
      application_document_id: await applyForShop(testApp, shopper, ticket.attachment_id),
      used_key,
      ...ticket,
      notice_id: notice.id,
      ...(await beginConversation(call, shopper, placed.id)),
      cart_product_id: inCart.id,
      cart_shop_id: inCart.shop_id,
    },
  };
}

async function order({ call, database: { db } }: TestApis, shopper: Shopper, payment_method: string, key = newKey()) {
  const product = await buildProduct(db);
  await fillCart(db, shopper, product, 2);
  const basket = { shopper, shopIds: [product.shop_id], payable: 20 };
  const { orders } = readPlaced(await orderBasket(call, basket, { payment_method }, key));
  const [{ id, code } = { id: 0, code: '' }] = orders;
  return { id, code, product };
}

async function review(
  call: TestApp['call'],
  { token }: Shopper,
  { id, product }: { id: number; product: { id: number } },
): Promise<number> {
  const form = buildForm([
    ['product_id', String(product.id)],
    ['order_id', String(id)],
    ['rating', '5'],
    ['description', 'Lovely glaze'],
    ['photos', await newPhoto()],
  ]);
  const { body } = await call('POST', '/product-review', { token, form });
  return ordersCalls['POST /product-review'].answer.parse(body.data).review.photos[0]?.id ?? 0;
}

let shades = 0;

/** A picture that no other test uploads, because equal pictures are stored once. */
async function newPhoto(): Promise<File> {
  shades += 1;
  const background = { r: (shades * 67) % 256, g: (shades * 97) % 256, b: (shades * 31) % 256 };
  const photo = await sharp({ create: { width: 50, height: 50, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(photo)], 'photo.jpg');
}

/** A return of one of the two items of a delivered order, with a photo. */
async function openReturn({ call, database: { db } }: TestApis, { token }: Shopper, orderId: number) {
  await db.updateTable('orders').set({ return_days: 14, delivered_at: sql`now()` }).where('id', '=', orderId).execute();
  const line = await db.selectFrom('order_lines').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const form = buildForm([
    ['lines', `${line.id}:1:damaged`],
    ['photos', await newPhoto()],
  ]);
  const { body } = await call('POST', `/orders/${orderId}/returns`, { token, form });
  const [asked] = returnsCalls['POST /orders/{id}/returns'].answer.parse(body.data).returns;
  const photo = asked?.photos[0]?.id ?? 0;
  return { returned_order_id: orderId, returned_line_id: line.id, return_id: asked?.id ?? 0, return_photo_id: photo };
}

/** A document of an application with the person's number. Its file is that of an attachment. */
async function applyForShop({ database: { db } }: TestApis, { id: personId }: Shopper, attachmentId: number): Promise<number> {
  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', personId).executeTakeFirstOrThrow();
  const texts = { owner_name: 'Asha', email: 'asha@mail.example', shop_name: 'Bowls', locale: 'en' };
  const application = { ...texts, phone: String(phone_full), status: 'accepted' };
  const { id: application_id } = await db.insertInto('shop_applications').values(application).returning('id').executeTakeFirstOrThrow();
  const { key, name, type, bytes } = await db
    .selectFrom('ticket_attachments')
    .selectAll()
    .where('id', '=', attachmentId)
    .executeTakeFirstOrThrow();
  const document = { application_id, key, name, type, bytes };
  return (await db.insertInto('application_documents').values(document).returning('id').executeTakeFirstOrThrow()).id;
}

async function beginConversation(call: TestApp['call'], { token }: Shopper, order_id: number) {
  const { body } = await call('POST', '/conversations', { token, body: { order_id, message: 'Is it packed?' } });
  const { id, messages } = conversationsCalls['POST /conversations'].answer.parse(body.data);
  return { conversation_id: id, message_id: messages[0]?.id ?? 0 };
}

async function openTicket(call: TestApp['call'], db: TestApis['database']['db'], { token }: Shopper) {
  const kind = { name: JSON.stringify({ en: 'An order' }) };
  const { id } = await db.insertInto('ticket_issue_types').values(kind).returning('id').executeTakeFirstOrThrow();
  const form = buildForm([
    ['issue_type', String(id)],
    ['subject', 'Where is my bowl?'],
    ['message', 'It has not come.'],
    ['email', 'asha@mail.example'],
    ['attachments', aFile('pdf')],
  ]);
  const { body } = await call('POST', '/support-ticket', { token, form });
  const { support_ticket } = supportCalls['POST /support-ticket'].answer.parse(body.data);
  return { ticket_number: support_ticket.ticket_number, attachment_id: support_ticket.messages[0]?.attachments[0]?.id ?? 0 };
}
