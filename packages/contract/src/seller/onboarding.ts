import { z } from 'zod';
import type { SellerCalls } from '../endpoint.ts';

/** `page`: logo, banner and story. `address`: address and phone number. `delivery`: a delivery charge, which may be zero. `product`: a product. `payout`: a payout account. */
export const onboardingSteps = ['page', 'address', 'delivery', 'product', 'payout'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const Onboarding = z.object({
  /** The shop waits for its checklist, and opens when it is done. */
  awaits_opening: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(onboardingSteps),
      is_done: z.boolean(),
      /** The shop may open without it. */
      is_optional: z.boolean(),
    }),
  ),
  done: z.int(),
});
export type Onboarding = z.infer<typeof Onboarding>;

export const sellerOnboardingCalls = {
  'GET /seller/onboarding': {
    access: 'seller',
    needs: 'session',
    summary: 'The checklist of a new shop, computed from its data.',
    answer: Onboarding,
  },
  'POST /seller/onboarding/open': {
    access: 'seller',
    needs: 'shop',
    summary: 'Opens a new shop whose checklist is done.',
    answer: Onboarding,
    changesPages: true,
    refusals: { 409: 'A step is not done, or the shop does not wait for its checklist.' },
  },
} satisfies SellerCalls;
