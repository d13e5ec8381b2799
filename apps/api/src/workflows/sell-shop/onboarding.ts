import type { Onboarding, OnboardingStep } from '@souk/contract/seller/onboarding';
import type { AsSeller, Context, ReadContext } from '../../context.ts';
import { activateShop } from '../../modules/catalog/operator-actions.ts';
import { findOnboardingFacts, type OnboardingFacts } from '../../modules/sellers/queries/shop-onboarding.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';

/** The checklist of the member's shop. */
export async function readOnboarding({ read, operator }: Pick<AsSeller<ReadContext>, 'read' | 'operator'>): Promise<Onboarding> {
  const facts = await findOnboardingFacts(operator.shop_id, read);
  if (!facts) throw notFound();
  const steps = stepsOf(facts).map(([step, is_done]) => ({ step, is_done, is_optional: step === 'payout' }));
  return { awaits_opening: facts.awaits_opening, steps, done: steps.filter(({ is_done }) => is_done).length };
}

/** Opens a new shop once nothing of its checklist is left but the payout account: a shop that is paid in cash may never need one. */
export async function openOwnShop(context: AsSeller<Context>): Promise<Onboarding> {
  const afterwards = { ...context, read: context.db };
  const { awaits_opening, steps } = await readOnboarding(afterwards);
  if (!awaits_opening) throw operatorError('conflict', 'The shop does not wait for its checklist.');
  const open = steps.find(({ is_done, is_optional }) => !is_done && !is_optional);
  if (open) throw operatorError('conflict', { text: 'This step is not done yet: {step}.', with: { step: open.step } });
  await activateShop(context, context.operator.shop_id);
  return readOnboarding(afterwards);
}

function stepsOf({ has_page, has_address, has_delivery, has_product, has_payout }: OnboardingFacts): [OnboardingStep, boolean][] {
  return [
    ['page', has_page],
    ['address', has_address],
    ['delivery', has_delivery],
    ['product', has_product],
    ['payout', has_payout],
  ];
}
