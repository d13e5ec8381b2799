import { z } from 'zod';
import type { AdminCalls } from '../../endpoint.ts';
import { Id } from '../../fields.ts';

/** The steps from an empty marketplace to a selling one, in their order. */
export const setupSteps = [
  'name',
  'language',
  'currency',
  'category',
  'shop',
  'delivery',
  'product',
  'payment',
  'messages',
  'opening',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Steps whose default may be right, or that a marketplace may do without. */
export const skippableSteps: readonly SetupStep[] = ['name', 'language', 'currency', 'delivery', 'messages', 'opening'];

export const setupStates = ['open', 'done', 'skipped'] as const;
export type SetupState = (typeof setupStates)[number];

export const SetupStepState = z.object({
  step: z.enum(setupSteps),
  state: z.enum(setupStates),
  /** Whether the role of the member allows the step. */
  may_do: z.boolean(),
  /** The present name, languages or default currency; null for other steps. */
  value: z.string().nullable(),
});
export type SetupStepState = z.infer<typeof SetupStepState>;

export const Setup = z.object({
  steps: z.array(SetupStepState),
  /** The number of steps that are done or skipped. */
  finished: z.int(),
  /** The number of steps that are open. */
  left: z.int(),
});
export type Setup = z.infer<typeof Setup>;

export const setupCalls = {
  'GET /admin/setup': {
    access: 'admin',
    needs: 'settings',
    summary: 'The steps from an empty marketplace to a selling one. Their states are computed from the data.',
    answer: Setup,
  },
  'POST /admin/setup': {
    access: 'admin',
    needs: 'settings',
    summary: 'Skips a step of the setup, or opens a skipped one again.',
    body: z.strictObject({
      step: z.enum(setupSteps),
      skipped: z.boolean(),
      /** The state that the operator saw. */
      seen_state: z.enum(setupStates),
    }),
    answer: z.object({ setup: Setup, entry_id: Id.nullable() }),
    refusals: { 409: 'The state of the step has changed.', 422: 'The step cannot be skipped.' },
  },
} satisfies AdminCalls;
