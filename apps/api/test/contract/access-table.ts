import type { CallName } from '@souk/contract/calls';
import { buildForm } from '../build-form.ts';
import type { Belongings } from '../builders/belongings.ts';

/** A request that names a record of one person. */
type Asked = { path: string; body?: object; form?: FormData; headers?: Record<string, string> };

export type Probe = {
  /** The fields that name the record. */
  names: readonly string[];
  /** Builds a request of `caller` that names a record of `named`. */
  ask: (named: Belongings, caller: Belongings) => Asked;
  /** The status that the owner gets. */
  owner: number;
};

/**
 * The people who may make a call. `anybody`: also visitors. `own`: signed-in shoppers, and the call reads and changes only
 * their own data. A list: the call names a thing that has an owner; for everyone else the thing does not exist.
 */
type Access = 'anybody' | 'own' | readonly Probe[];

const kindOfTicket = '1';
const inWords = { name: 'Asha Rao', phone: '9876543210', area: 'Indiranagar', address_line: '12 Lake Road', address_type: 'home' };
const anOrder = (path: string, more: object = {}): Probe => ({
  names: ['order_id'],
  ask: ({ order_id }) => ({ path, body: { order_id, ...more } }),
  owner: 200,
});
const aLine = (path: string): Probe => ({
  names: ['product_id'],
  ask: ({ cart_product_id: product_id }) => ({ path, body: { product_id } }),
  owner: 200,
});
const purchase = (named: Pick<Belongings, 'address_id' | 'used_key'>, { cart_shop_id }: Belongings): Asked => ({
  path: '/place-order',
  headers: { 'idempotency-key': named.used_key },
  body: { shop_ids: [cart_shop_id], address_id: named.address_id, payment_method: 'cash', payable_amount: 20 },
});

/** Written by hand, so that a call opened by mistake is noticed. */
export const accessTable = {
  'GET /master': 'anybody',
  'GET /lang/{locale}': 'anybody',
  'GET /countries': 'anybody',
  'POST /client-errors': 'anybody',
  'GET /home': 'anybody',
  'GET /categories': 'anybody',
  'GET /categories/{slug}': 'anybody',
  'GET /sub-categories': 'anybody',
  'GET /products': 'anybody',
  'GET /product-details': 'anybody',
  'GET /order-links/{token}': 'anybody',
  'GET /product-cards': 'anybody',
  'GET /reviews': 'anybody',
  'POST /reviews/{id}/report': 'own',
  'GET /reviews/reported': 'own',
  'GET /product-questions': 'anybody',
  'GET /product-questions/{id}': 'anybody',
  'POST /product-questions': 'own',
  'GET /search/suggest': 'anybody',
  'GET /shops': 'anybody',
  'GET /shops/{id}': 'anybody',
  'GET /flash-sales': 'anybody',
  'GET /flash-sale/{id}/details': 'anybody',
  'GET /blogs': 'anybody',
  'GET /blog/{slug}/details': 'anybody',
  'POST /blog/{slug}/read': 'anybody',
  'POST /products/{product_id}/found': 'anybody',
  'GET /legal-pages/{slug}': 'anybody',
  'GET /help-topics': 'anybody',
  'GET /contact-us': 'anybody',
  'POST /support': 'anybody',
  'GET /plans': 'anybody',
  'GET /plans/{id}': 'anybody',
  'POST /send-login-otp': 'anybody',
  'POST /login': 'anybody',
  'POST /registration': 'anybody',
  'POST /verify-registration': 'anybody',
  'POST /send-otp': 'anybody',
  'POST /verify-otp': 'anybody',
  'POST /reset-password': 'anybody',
  'POST /auth/{provider}/nonce': 'anybody',
  'POST /auth/{provider}/token': 'anybody',
  'GET /shop/register': 'anybody',
  'POST /shop/register/send-otp': 'anybody',
  'POST /shop/register': 'anybody',
  'POST /send-verification-otp': 'own',
  'POST /verify-account': 'own',
  'POST /change-phone/start': 'own',
  'POST /change-phone/confirm': 'own',
  'POST /change-phone/send-otp': 'own',
  'POST /change-phone': 'own',
  'GET /logout': 'own',
  'GET /profile': 'own',
  'POST /update-profile': 'own',
  'POST /change-password': 'own',
  'GET /sessions': 'own',
  'DELETE /sessions/{id}': [{ names: ['id'], ask: ({ session_id }) => ({ path: `/sessions/${session_id}` }), owner: 200 }],
  'POST /sessions/end-others': 'own',
  'GET /message-preference': 'own',
  'POST /message-preference': 'own',
  'GET /push-device': 'own',
  'POST /push-device': 'own',
  'DELETE /push-device': 'own',
  'GET /account/export': 'own',
  'POST /account/send-export-otp': 'own',
  'POST /account/send-erasure-otp': 'own',
  'DELETE /account': 'own',
  'GET /addresses': 'own',
  'POST /address/store': 'own',
  'POST /address/{id}/update': [
    {
      names: ['id'],
      ask: ({ address_id }) => ({ path: `/address/${address_id}/update`, body: { ...inWords, is_default: true } }),
      owner: 200,
    },
  ],
  'DELETE /address/{id}/delete': [{ names: ['id'], ask: ({ address_id }) => ({ path: `/address/${address_id}/delete` }), owner: 200 }],
  'GET /favorite-products': 'own',
  'GET /favorites/ids': 'own',
  'POST /favorite-add-or-remove': 'own',
  'POST /favorites/join': 'own',
  'GET /wishlist-link': 'own',
  'POST /wishlist-link': 'own',
  'DELETE /wishlist-link': 'own',
  'GET /wishlists/{token}': 'anybody',
  'GET /recently-views': 'own',
  'POST /recently-views/join': 'own',
  'GET /product-notices': 'anybody',
  'POST /product-notices': 'own',
  'DELETE /product-notices/{id}': [{ names: ['id'], ask: ({ notice_id }) => ({ path: `/product-notices/${notice_id}` }), owner: 200 }],
  'POST /notice-links/{token}': 'anybody',
  'GET /ticket-issue-types': 'own',
  'GET /support-tickets': 'own',
  'POST /support-ticket': [
    {
      names: ['order_number'],
      ask: ({ order_code }) => ({
        path: '/support-ticket',
        form: buildForm([
          ['issue_type', kindOfTicket],
          ['subject', 'Hello'],
          ['message', 'Hello'],
          ['email', 'asha@mail.example'],
          ['order_number', order_code],
        ]),
      }),
      owner: 201,
    },
  ],
  'GET /support-ticket/show': [
    { names: ['ticket_number'], ask: ({ ticket_number }) => ({ path: `/support-ticket/show?ticket_number=${ticket_number}` }), owner: 200 },
  ],
  'POST /support-ticket-message': [
    {
      names: ['ticket_number'],
      ask: ({ ticket_number }) => ({
        path: '/support-ticket-message',
        form: buildForm([
          ['ticket_number', ticket_number],
          ['message', 'Hello'],
        ]),
      }),
      owner: 201,
    },
  ],
  'POST /support-ticket/close': [
    { names: ['ticket_number'], ask: ({ ticket_number }) => ({ path: '/support-ticket/close', body: { ticket_number } }), owner: 200 },
  ],
  'GET /conversations': 'own',
  'GET /unread-conversations': 'own',
  'GET /conversation-about': [
    { names: ['order_id'], ask: ({ order_id }) => ({ path: `/conversation-about?order_id=${order_id}` }), owner: 200 },
  ],
  'POST /conversations': [
    { names: ['order_id'], ask: ({ order_id }) => ({ path: '/conversations', body: { order_id, message: 'Is it packed?' } }), owner: 201 },
  ],
  'GET /conversations/{id}': [{ names: ['id'], ask: ({ conversation_id }) => ({ path: `/conversations/${conversation_id}` }), owner: 200 }],
  'POST /conversations/{id}/messages': [
    {
      names: ['id'],
      ask: ({ conversation_id }) => ({ path: `/conversations/${conversation_id}/messages`, body: { message: 'Thank you.' } }),
      owner: 201,
    },
  ],
  'POST /conversations/{id}/read': [
    {
      names: ['id', 'message_id'],
      ask: ({ conversation_id, message_id }) => ({ path: `/conversations/${conversation_id}/read`, body: { message_id } }),
      owner: 200,
    },
    // A conversation of one's own, but a message of somebody else's.
    {
      names: ['message_id'],
      ask: ({ message_id }, caller) => ({ path: `/conversations/${caller.conversation_id}/read`, body: { message_id } }),
      owner: 200,
    },
  ],
  'GET /ticket-attachments/{id}': [
    { names: ['id'], ask: ({ attachment_id }) => ({ path: `/ticket-attachments/${attachment_id}` }), owner: 200 },
  ],
  'GET /carts': 'own',
  'POST /cart/store': 'own',
  'POST /cart/increment': [aLine('/cart/increment')],
  'POST /cart/decrement': [aLine('/cart/decrement')],
  'POST /cart/delete': [aLine('/cart/delete')],
  'GET /cart/offers': 'own',
  'POST /cart/merge': 'own',
  'POST /guest-cart': 'anybody',
  'POST /guest-cart/checkout': 'anybody',
  'POST /guest-cart/offers': 'anybody',
  'GET /get-vouchers': 'own',
  'POST /vouchers-collect': 'own',
  'POST /cart/checkout': [
    {
      names: ['address_id'],
      ask: ({ address_id }, { cart_shop_id }) => ({ path: '/cart/checkout', body: { shop_ids: [cart_shop_id], address_id } }),
      owner: 200,
    },
  ],
  'POST /place-order': [
    {
      names: ['address_id'],
      ask: ({ address_id }, caller) => purchase({ address_id, used_key: `${caller.used_key}-new` }, caller),
      owner: 201,
    },
    // The same key with the same order would be answered as the first time; this one asks for something else.
    {
      names: ['idempotency-key'],
      ask: ({ used_key }, caller) => purchase({ address_id: caller.address_id, used_key }, caller),
      owner: 422,
    },
  ],
  'GET /orders': 'own',
  'GET /order-details': [{ names: ['order_id'], ask: ({ order_id }) => ({ path: `/order-details?order_id=${order_id}` }), owner: 200 }],
  'GET /orders/{id}/returns': [{ names: ['id'], ask: ({ order_id }) => ({ path: `/orders/${order_id}/returns` }), owner: 200 }],
  'POST /orders/{id}/returns': [
    {
      names: ['id'],
      ask: ({ returned_order_id, returned_line_id }) => ({
        path: `/orders/${returned_order_id}/returns`,
        form: buildForm([['lines', `${returned_line_id}:1:other`]]),
      }),
      owner: 201,
    },
  ],
  'POST /returns/{id}/withdraw': [{ names: ['id'], ask: ({ return_id }) => ({ path: `/returns/${return_id}/withdraw` }), owner: 200 }],
  'GET /return-photos/{id}': [{ names: ['id'], ask: ({ return_photo_id }) => ({ path: `/return-photos/${return_photo_id}` }), owner: 200 }],
  'GET /shop-application-documents/{id}': [
    {
      names: ['id'],
      ask: ({ application_document_id }) => ({ path: `/shop-application-documents/${application_document_id}` }),
      owner: 200,
    },
  ],
  'GET /orders/{id}/invoice': [{ names: ['id'], ask: ({ order_id }) => ({ path: `/orders/${order_id}/invoice` }), owner: 200 }],
  'POST /orders/cancel': [anOrder('/orders/cancel', { reason: 'Too late' })],
  'GET /order-payment/{order_id}/{gateway}': [
    { names: ['order_id'], ask: ({ unpaid_order_id }) => ({ path: `/order-payment/${unpaid_order_id}/demo` }), owner: 200 },
  ],
  'POST /place-order/again': [anOrder('/place-order/again')],
  'POST /product-review': [
    {
      names: ['order_id', 'product_id'],
      ask: (named) => reviewOf(named, named.review_photo_id),
      owner: 200,
    },
    // A review of one's own order, but with somebody else's photo.
    { names: ['kept_photos'], ask: (named, caller) => reviewOf(caller, named.review_photo_id), owner: 200 },
  ],
  'POST /plans/{id}/purchase': 'own',
  'GET /my-subscription': 'own',
  'POST /my-subscription/cancel': 'own',
  'POST /events/authorize': 'own',
} as const satisfies Record<CallName, Access>;

function reviewOf({ delivered_order_id, delivered_product_id }: Belongings, photo: number): Asked {
  const form = buildForm([
    ['product_id', String(delivered_product_id)],
    ['order_id', String(delivered_order_id)],
    ['rating', '4'],
    ['description', 'Lovely glaze'],
    ['kept_photos', String(photo)],
  ]);
  return { path: '/product-review', form };
}
