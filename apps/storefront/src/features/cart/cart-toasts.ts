import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { toast } from '@souk/ui/overlay/toast.ts';

type Shown = { name: string; thumbnail: string | null };

/** So long a cart's message stays, in milliseconds. */
const durationMs = 3000;

export function showAddedToast({ t }: I18n, { name, thumbnail }: Shown, onPress: () => void): void {
  toast.show({
    kind: 'success',
    title: name,
    text: t('has been added to cart'),
    picture: thumbnail ?? undefined,
    action: { label: t('View In Cart'), onPress },
    about: 'cart',
    durationMs,
  });
}

export function showRemovedToast({ t }: I18n, { name, thumbnail }: Shown, onPress: () => void): void {
  toast.show({
    kind: 'info',
    title: name,
    text: t('has been remove to cart.'),
    picture: thumbnail ?? undefined,
    action: { label: t('Again Add to Cart'), onPress },
    durationMs,
  });
}
