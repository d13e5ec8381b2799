import type { LinkedOrder, Order } from './answers.ts';
import { orNull, type Shape } from './complete.ts';
import { order, paymentStatus, status } from './order-shapes.ts';

/** Apart from the other shapes, which load with the home page. */
export const linkedOrders: Shape<{ expires_at: string; orders: LinkedOrder[] }> = {
  expires_at: '',
  orders: [
    {
      code: '',
      status,
      payment_status: paymentStatus,
      can_pay: false,
      created_at: '',
      cancel_reason: null,
      timeline: [{ status: '', note: null, created_at: '' }],
      order: orNull<Order>(order),
    },
  ],
};
