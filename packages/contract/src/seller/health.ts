import type { z } from 'zod';
import { HealthFigures, HealthLimits, healthQuery } from '../back-office/shop-health.ts';
import type { SellerCalls } from '../endpoint.ts';

export const OwnHealth = HealthLimits.extend({ figures: HealthFigures });
export type OwnHealth = z.infer<typeof OwnHealth>;

export const sellerHealthCalls = {
  'GET /seller/health': {
    access: 'seller',
    needs: 'orders',
    summary: 'How well the shop served its orders, messages and questions in the last days, as the marketplace sees it.',
    query: healthQuery,
    answer: OwnHealth,
  },
} satisfies SellerCalls;
