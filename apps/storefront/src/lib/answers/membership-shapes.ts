import type { MySubscription, Subscription } from '@souk/contract/membership';
import { oneOf, orNull, type Shape } from './complete.ts';
import { paymentStatus } from './order-shapes.ts';

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
