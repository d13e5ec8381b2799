import type { ShopApplication } from '@souk/contract/sellers';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { StallsDrawing } from './stalls-drawing.tsx';

/** The application has arrived: its number, and what comes next. */
export function SellerDone({ application }: { application: ShopApplication }) {
  const { t, number } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="page-width grid justify-items-center gap-6 py-12 text-center sm:py-16">
      <StallsDrawing className="w-full max-w-sm" />
      <div className="grid max-w-lg justify-items-center gap-3">
        <h1 ref={title} tabIndex={-1} className="text-xl font-bold outline-none">
          {t('We have your application')}
        </h1>
        <p className="rounded-full bg-success-soft px-4 py-1.5 text-sm font-semibold text-success-text">
          {t('Application number {number}', { number: number(application.id) })}
        </p>
        <p className="text-ink-muted">
          {t('Somebody of us reads it and writes to you by mail. Until then, have a look at your neighbours.')}
        </p>
      </div>
      <ButtonLink href={paths.shops()}>{t('See the shops')}</ButtonLink>
    </div>
  );
}
