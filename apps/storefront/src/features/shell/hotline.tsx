import { Phone } from 'lucide-react';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';

export function Hotline({ className }: { className?: string | undefined }) {
  const { t } = useI18n();
  const mobile = useSettings((state) => state.mobile);
  if (!mobile) return null;
  return (
    <a href={`tel:${mobile.replaceAll(/[^+\d]/g, '')}`} className={className}>
      <Phone aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {t('Hotline')} <bdi dir="ltr">{mobile}</bdi>
      </span>
    </a>
  );
}
