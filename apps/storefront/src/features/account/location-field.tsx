import { Crosshair, MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { AddressValues } from './model/address-values.ts';

/** Where the visitor is right now, for a courier who does not find the door. Only if they want, and it can be taken back. */
export function LocationField({ form: { control, setValue } }: { form: UseFormReturn<AddressValues> }) {
  const { t } = useI18n();
  const place = useWatch({ control, name: 'place' });
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  function handleAsk() {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setValue('place', { latitude, longitude }, { shouldDirty: true });
        setState('idle');
      },
      () => setState('denied'),
      { timeout: 15_000, enableHighAccuracy: true },
    );
  }
  if (place) {
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <MapPinCheck aria-hidden="true" className="size-5 text-success-text" />
        <span className="flex-1">{t('The courier sees this place on the map')}</span>
        <Button variant="text" size="sm" className="hit-area" onClick={() => setValue('place', null, { shouldDirty: true })}>
          {t('Remove')}
        </Button>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Button variant="secondary" size="sm" busy={state === 'asking'} onClick={handleAsk}>
        <Crosshair aria-hidden="true" />
        {t('I am there now: add the location')}
      </Button>
      <span role="status" className="text-ink-muted">
        {state === 'denied' && t('The browser did not tell the location. The address alone is enough.')}
      </span>
    </div>
  );
}
