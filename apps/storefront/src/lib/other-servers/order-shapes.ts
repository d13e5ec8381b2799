import type { CallAnswer } from '@souk/contract/calls';
import type { Amounts } from '@souk/contract/checkout';
import type { PaymentStatus } from '@souk/contract/fields';
import type { MySubscription, Subscription } from '@souk/contract/membership';
import type { OrderStatus, OwnReview } from '@souk/contract/orders';
import { place } from './account-shapes.ts';
import type { Order, OrderAddress, OrderCard, OrderList } from './answers.ts';
import { picture, wholePicture } from './catalog-shapes.ts';
import { idAs, oneOf, orNull, type Shape } from './complete.ts';
import { amounts } from './complete-cart.ts';

type Placed = Order['purchase_orders'][number];

export const status = oneOf<OrderStatus>(['Pending', 'Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered', 'Cancelled'], 'Pending');
export const paymentStatus = oneOf<PaymentStatus>(['Pending', 'Paid', 'Refunded', 'Failed'], 'Pending');

const card = {
  id: 0,
  code: '',
  status,
  payment_status: paymentStatus,
  payment_method: '',
  payable_amount: 0,
  quantity: 0,
  created_at: '',
  shop: orNull({ id: 0, name: '', logo: null }),
  products: [{ id: 0, name: '', thumbnail: null, picture, quantity: 0 }],
  can_pay: false,
} satisfies Shape<OrderCard>;

/** The id replaces a missing code. */
const orderCard = idAs<'code', OrderCard>('code', card);

export const orderList: Shape<OrderList> = {
  total: 0,
  status_wise_orders: { all: 0, pending: 0, confirm: 0, processing: 0, pickup: 0, on_the_way: 0, delivered: 0, cancelled: 0 },
  orders: [orderCard],
};

const placedOrder = idAs<'code', Placed>('code', { id: 0, code: '', shop_id: 0, shop_name: '', payable_amount: 0, status: '' });

export const placedOrders: Shape<CallAnswer<'POST /place-order'>> = { orders: [placedOrder], order_payment_url: null };

export const order = idAs<'code', Order>('code', {
  ...card,
  purchase_id: 0,
  purchase_orders: [placedOrder],
  products: [
    {
      id: 0,
      slug: '',
      name: '',
      thumbnail: null,
      picture,
      brand: null,
      size: null,
      color: null,
      unit: null,
      list_price: 0,
      price: 0,
      quantity: 1,
      amount: 0,
      review: orNull<OwnReview>({ id: 0, rating: 0, description: '', created_at: '', photos: [{ id: 0, picture: wholePicture }] }),
    },
  ],
  amounts: orNull<Amounts>(amounts),
  estimated_delivery: orNull<NonNullable<Order['estimated_delivery']>>({ min_days: 0, max_days: 0 }),
  coupon_code: null,
  address: orNull<OrderAddress>(place),
  note: null,
  cancel_reason: null,
  timeline: [{ status: '', note: null, created_at: '' }],
  parcels: [
    {
      id: 0,
      carrier: '',
      tracking_number: null,
      tracking_url: null,
      shipped_at: '',
      delivered_at: null,
      products: [{ name: '', quantity: 1 }],
    },
  ],
  payment: orNull<NonNullable<Order['payment']>>({
    method: '',
    status: paymentStatus,
    amount: 0,
    paid_at: null,
    pay_until: null,
    refund: orNull<NonNullable<NonNullable<Order['payment']>['refund']>>({
      amount: 0,
      status: oneOf(['Pending', 'Done', 'Failed'], 'Pending'),
      at: null,
    }),
  }),
  invoice_url: null,
  can_cancel: false,
  returns: { can_return: false, count: 0 },
  can_review: false,
});

const subscription: Shape<Subscription> = {
  id: 0,
  plan: { id: 0, name: '', short_description: '', benefits: [''] },
  status: oneOf(['pending', 'active', 'replaced', 'cancelled', 'expired'], 'active'),
  price: 0,
  discount_percentage: 0,
  free_delivery: false,
  starts_at: null,
  ends_at: null,
  saved_amount: 0,
  payment: orNull<NonNullable<Subscription['payment']>>({ method: '', status: paymentStatus }),
  created_at: '',
};

export const mySubscription: Shape<MySubscription> = {
  current: orNull<Subscription>(subscription),
  pending: orNull<Subscription>(subscription),
  history: [subscription],
};
