import { z } from 'zod';

/** What the demo gateway tells the market. */
export const DemoEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['payment.paid', 'payment.failed', 'payment.cancelled']),
  reference: z.string(),
  charge: z.string(),
  amount: z.int(),
  currency: z.string(),
});
export type DemoEvent = z.infer<typeof DemoEvent>;

export const deliverDemoEventJobName = 'deliver-demo-event';
export const Delivery = z.object({ event: DemoEvent });
