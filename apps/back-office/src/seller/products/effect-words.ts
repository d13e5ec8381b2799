import { useI18n } from '../../lib/services.tsx';
import { useSellerMe } from '../seller-session.ts';

type Effect = 'seen' | 'hidden' | 'not_open';

/** After a product was saved in its form. */
export const savedTexts = {
  seen: 'Saved. Shoppers see it now.',
  hidden: 'Saved. The product is hidden from shoppers.',
  not_open: 'Saved. Shoppers see it once your shop is open.',
} as const satisfies Record<Effect, string>;

/** After its price or stock was changed in the list. */
export const changedTexts = {
  seen: 'Changed. Shoppers see it now.',
  hidden: 'Changed. The product is hidden from shoppers.',
  not_open: 'Changed. Shoppers see it once your shop is open.',
} as const satisfies Record<Effect, string>;

/** Describes the effect of a change that applies at once: a hidden product and a shop that is not open are seen by nobody. */
export function useEffectText(effectTexts: Readonly<Record<Effect, string>>): (isPublished: boolean) => string {
  const { t } = useI18n();
  const { is_open } = useSellerMe().shop;
  return (isPublished) => t(effectTexts[isPublished ? (is_open ? 'seen' : 'not_open') : 'hidden']);
}
