import type { CallAnswer } from '@souk/contract/calls';
import { BrandMark } from '@souk/ui/brand-marks.tsx';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';

type Contact = CallAnswer<'GET /contact-us'>;

/** Phone, email and the other contact details that are set. */
export function ContactDetails({ contact, className }: { contact: Contact; className?: string | undefined }) {
  const { t } = useI18n();
  const { phone, whatsapp, email, address, opening_hours } = contact;
  return (
    <ul className={className}>
      {phone && (
        <ContactDetail icon={<Phone />} name={t('Phone')} href={`tel:${digits(phone, '+')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </ContactDetail>
      )}
      {whatsapp && (
        <ContactDetail icon={<BrandMark name="whatsapp" />} name={t('WhatsApp')} href={`https://wa.me/${digits(whatsapp)}`}>
          <bdi dir="ltr">{whatsapp}</bdi>
        </ContactDetail>
      )}
      {email && (
        <ContactDetail icon={<Mail />} name={t('Email')} href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </ContactDetail>
      )}
      {address && (
        <ContactDetail icon={<MapPin />} name={t('Address')}>
          {address}
        </ContactDetail>
      )}
      {opening_hours && (
        <ContactDetail icon={<Clock />} name={t('Opening hours')}>
          {opening_hours}
        </ContactDetail>
      )}
    </ul>
  );
}

export function hasContactDetails(contact: Contact): boolean {
  return Object.values(contact).some(Boolean);
}

type ContactDetailProps = { icon: ReactNode; name: string; href?: string; children: ReactNode };

function ContactDetail({ icon, name, href, children }: ContactDetailProps) {
  const externalProps = href?.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
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
            {...externalProps}
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

function digits(number: string, allowed = ''): string {
  return [...number].filter((char) => /\d/.test(char) || char === allowed).join('');
}
