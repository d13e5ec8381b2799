import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { leavePanel } from '../lib/frame/leave-panel.ts';
import { Moment } from '../lib/moment.tsx';
import { explainError, useServices } from '../lib/services.tsx';
import { useSellerMe } from './seller-session.ts';

/** Above every page while a member of the marketplace's staff looks at the panel: who it is, and the way back. */
export function LookBanner() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { look, name, shop } = useSellerMe();
  const stop = useMutation({
    // The admin panel is an application of its own.
    mutationFn: () => leavePanel(() => api.call('POST /seller/sign-out', {}), `/admin/shops/${shop.id}`),
    onError: (error) => toast.error(explainError(i18n, error)),
  });
  if (!look) return null;
  return (
    <section
      aria-label={t('You look at this panel')}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warn-soft px-(--gutter) py-2.5 text-sm print:hidden"
    >
      <Eye aria-hidden="true" className="size-5 shrink-0 text-warn-text" />
      <p className="min-w-0 flex-1 basis-52 text-pretty">
        <strong className="font-semibold">
          {t('{name}, you look at the panel of {shop}.', { name: name || t('Member'), shop: shop.name })}
        </strong>{' '}
        {t('You can change nothing. It ends at')} <Moment at={look.expires_at} />
      </p>
      <Button variant="secondary" size="sm" busy={stop.isPending} onClick={() => stop.mutate()}>
        {t('Stop looking')}
      </Button>
    </section>
  );
}
