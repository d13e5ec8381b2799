import type { ProductCard } from '../../lib/answers/answers.ts';
import { arrived } from '../../lib/lazy-part.ts';
import type { Services } from '../../lib/services/services.ts';
import { toast } from '../../ui/toast/toast.ts';

const load = () => arrived(() => import('./toggle-favorite.ts'));

/** Gives a heart or takes it back. Its code is none of the first screen's: it comes when a heart is pointed at, or here. */
export async function giveHeart(services: Services, product: ProductCard): Promise<void> {
  try {
    const { toggleFavorite } = await load();
    toggleFavorite(services, product);
  } catch {
    toast.error(services.i18n.t('You are offline'));
  }
}

export function expectHeart(): void {
  // Where it does not come now it is asked for again at the press.
  load().catch(() => undefined);
}
