import type { Webhook } from '@souk/contract/back-office/programs/webhooks';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { useMe } from '../../app/session.ts';
import { eventText } from '../../lib/audit/event-words.ts';
import { useI18n } from '../../lib/services.tsx';
import { eventGroups } from './webhook-words.tsx';

export type EventType = Webhook['events'][number];
export type OfferedEvent = { type: EventType; needs: string };

type EventFieldsProps = { offered: readonly OfferedEvent[]; value: readonly EventType[]; onChange: (value: EventType[]) => void };

/** The events that a webhook receives, by noun. Those that the role of the reader does not see cannot be chosen. */
export function EventFields({ offered, value, onChange }: EventFieldsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { permissions } = useMe();
  const toggle = (type: EventType) => onChange(value.includes(type) ? value.filter((each) => each !== type) : [...value, type]);
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {eventGroups.map(({ label, noun }) => (
        <fieldset key={noun} className="grid content-start">
          <legend className="mb-1 text-sm font-semibold">{t(label)}</legend>
          {offered
            .filter(({ type }) => type.startsWith(`${noun}.`))
            .map(({ type, needs }) => {
              const isHeld = permissions.some((each) => each === needs);
              return (
                <Checkbox
                  key={type}
                  label={eventText(i18n, type)}
                  note={<code dir="ltr">{type}</code>}
                  title={isHeld ? undefined : t('You do not have this permission, so you cannot give it.')}
                  disabled={!isHeld && !value.includes(type)}
                  checked={value.includes(type)}
                  onChange={() => toggle(type)}
                />
              );
            })}
        </fieldset>
      ))}
    </div>
  );
}
