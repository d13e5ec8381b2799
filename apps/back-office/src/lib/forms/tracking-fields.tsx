import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import type { ReactNode } from 'react';
import { useI18n } from '../services.tsx';

/** As they are typed. */
export type TypedTracking = { carrier: string; number: string; url: string };

type TrackingFieldsProps = {
  value: TypedTracking;
  /** The field that is focused first. */
  autofocus: 'carrier' | 'number';
  onChange: (value: TypedTracking) => void;
  /** Below the number: another way to enter it. */
  scan?: ReactNode;
};

/** The carrier of a parcel and how it is tracked. */
export function TrackingFields({ value, autofocus, onChange, scan }: TrackingFieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <Field label={t('Carrier')} required>
        <TextInput
          required
          maxLength={80}
          data-autofocus={autofocus === 'carrier' ? true : undefined}
          value={value.carrier}
          onChange={({ target }) => onChange({ ...value, carrier: target.value })}
        />
      </Field>
      <Field label={t('Tracking number')}>
        <TextInput
          dir="ltr"
          maxLength={80}
          autoComplete="off"
          data-autofocus={autofocus === 'number' ? true : undefined}
          value={value.number}
          onChange={({ target }) => onChange({ ...value, number: target.value })}
        />
      </Field>
      {scan}
      <Field label={t('Tracking link')} hint={t('The shopper opens it from the order and from the message.')}>
        <TextInput
          type="url"
          dir="ltr"
          maxLength={500}
          pattern="https?://.+"
          value={value.url}
          onChange={({ target }) => onChange({ ...value, url: target.value })}
        />
      </Field>
    </>
  );
}

/** The body of a call: without a number or a link they are null. */
export function trackingOf({ carrier, number, url }: TypedTracking) {
  return { carrier: carrier.trim(), tracking_number: number.trim() || null, tracking_url: url.trim() || null };
}
