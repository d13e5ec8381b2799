import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { Badge } from '@souk/ui/badge.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { MomentField, readMoment, timeZone, typeMoment } from '../../lib/forms/moment-field.tsx';
import { Moment } from '../../lib/moment.tsx';
import { flashSaleStateTexts } from '../../lib/promotions/promotion-words.tsx';
import { useI18n } from '../../lib/services.tsx';

export type ShownRange = { is_active: boolean; starts_at: string | null; ends_at: string | null };

type RangeState = 'running' | 'planned' | 'ended' | 'hidden';

const stateTexts = { ...flashSaleStateTexts, hidden: 'Not shown' } as const;
const tones = { running: 'success', planned: 'warn', ended: 'neutral', hidden: 'neutral' } as const;

function rangeState({ is_active, starts_at, ends_at }: ShownRange): RangeState {
  if (!is_active) return 'hidden';
  const now = Date.now();
  if (ends_at !== null && Date.parse(ends_at) <= now) return 'ended';
  return starts_at !== null && Date.parse(starts_at) > now ? 'planned' : 'running';
}

/** The name of a banner or section in its list, with its state unless shoppers see it. */
export function nameWithState({ t }: I18n, name: string, range: ShownRange): string {
  switch (rangeState(range)) {
    case 'running':
      return name;
    case 'planned':
      return t('{name} (planned)', { name });
    case 'ended':
      return t('{name} (ended)', { name });
    case 'hidden':
      return t('{name} (not shown)', { name });
  }
}

type RangeFieldsProps<Range extends ShownRange> = { value: Range; onChange: (value: Range) => void };

/** Whether shoppers see it, and from when until when. */
export function RangeFields<Range extends ShownRange>({ value, onChange }: RangeFieldsProps<Range>) {
  const { t } = useI18n();
  const { is_active, starts_at, ends_at } = value;
  const isReversed = starts_at !== null && ends_at !== null && Date.parse(starts_at) >= Date.parse(ends_at);
  const state = rangeState(value);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Checkbox label={t('Shown')} checked={is_active} onChange={({ target }) => onChange({ ...value, is_active: target.checked })} />
        <Badge tone={tones[state]}>{t(stateTexts[state])}</Badge>
        {state === 'planned' && starts_at !== null && (
          <span className="text-xs text-ink-muted">
            {t('It begins')} <Moment at={starts_at} />
          </span>
        )}
        {state === 'running' && ends_at !== null && (
          <span className="text-xs text-ink-muted">
            {t('It ends')} <Moment at={ends_at} />
          </span>
        )}
      </div>
      {is_active && (
        <div className="grid gap-4 sm:grid-cols-2">
          <RangeMoment label={t('Shown from')} value={starts_at} onChange={(moment) => onChange({ ...value, starts_at: moment })} />
          <RangeMoment
            label={t('Shown until')}
            value={ends_at}
            error={isReversed ? t('The end must be after the start') : undefined}
            onChange={(moment) => onChange({ ...value, ends_at: moment })}
          />
        </div>
      )}
    </div>
  );
}

type RangeMomentProps = { label: string; value: string | null; error?: string | undefined; onChange: (moment: string | null) => void };

/** A moment, or none. */
function RangeMoment({ label, value, error, onChange }: RangeMomentProps) {
  const { t } = useI18n();
  return (
    <MomentField
      optional
      label={label}
      error={error}
      hint={t('Empty: without a limit. In the time zone {zone}.', { zone: timeZone() })}
      value={value === null ? '' : typeMoment(value)}
      onChange={(typed) => onChange(readMoment(typed) ?? null)}
    />
  );
}
