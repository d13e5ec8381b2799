import type { CallAnswer } from '@souk/contract/calls';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { BrandMark } from '../../../ui/brand-marks.tsx';

type Contact = CallAnswer<'GET /contact-us'>;

/** Every way to reach the shop that it has named. */
export function ContactWays({ contact, className }: { contact: Contact; className?: string | undefined }) {
  const { t } = useI18n();
  const { phone, whatsapp, email, address, opening_hours } = contact;
  return (
    <ul className={className}>
      {phone && (
        <Way icon={<Phone />} name={t('Phone')} href={`tel:${digits(phone, '+')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </Way>
      )}
      {whatsapp && (
        <Way icon={<BrandMark name="whatsapp" />} name={t('WhatsApp')} href={`https://wa.me/${digits(whatsapp)}`}>
          <bdi dir="ltr">{whatsapp}</bdi>
        </Way>
      )}
      {email && (
        <Way icon={<Mail />} name={t('Email')} href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </Way>
      )}
      {address && (
        <Way icon={<MapPin />} name={t('Address')}>
          {address}
        </Way>
      )}
      {opening_hours && (
        <Way icon={<Clock />} name={t('Opening hours')}>
          {opening_hours}
        </Way>
      )}
    </ul>
  );
}

export function hasWays(contact: Contact): boolean {
  return Object.values(contact).some(Boolean);
}

type WayProps = { icon: ReactNode; name: string; href?: string; children: ReactNode };

function Way({ icon, name, href, children }: WayProps) {
  const outside = href?.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <li className="flex items-center gap-4 py-2.5">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft [&>svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <p className="text-xs text-ink-muted">{name}</p>
        {href ? (
          <a
            href={href}
            {...outside}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {children}
          </a>
        ) : (
          <p className="font-semibold">{children}</p>
        )}
      </div>
    </li>
  );
}

function digits(number: string, keep = ''): string {
  return [...number].filter((sign) => /\d/.test(sign) || sign === keep).join('');
}
