/** The goals of the performance design, in the order in which they are measured. */
export const goalNames = [
  'page-bytes',
  'product-page',
  'home-page',
  'calls',
  'with-token',
  'long-tail',
  'orders',
  'mixed',
  'cart',
  'checkout',
  'statements',
  'phone',
  'memory',
  'large',
  'panel',
  'million',
] as const;
/** Measured without `--goals`: all that do not take many minutes. */
export const defaultGoals = goalNames.filter((name) => name !== 'million');
export type GoalName = (typeof goalNames)[number];

export const goalProducts = 10_000;
