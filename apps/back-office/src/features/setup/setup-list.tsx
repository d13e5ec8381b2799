import type { Setup, SetupStepState } from '@souk/contract/back-office/panel/setup';
import { Badge } from '@souk/ui/badge.tsx';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Check, Minus } from 'lucide-react';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useSkipStep } from './queries.ts';
import { pathOfStep, skipTexts, stepActionTexts, stepReasonTexts, stepTitleTexts } from './step-words.ts';

/** The setup steps in their order with the progress; the first open one has the main button. */
export function SetupList({ setup: { steps, finished } }: { setup: Setup }) {
  const { t, number } = useI18n();
  const next = steps.find(({ state, may_do }) => state === 'open' && may_do)?.step;
  const progress = t('{done} of {total} steps finished', { done: number(finished), total: number(steps.length) });
  return (
    <div className="grid gap-4">
      <Progress value={finished} max={steps.length} label={t('Progress of the setup')} className="max-w-md">
        {progress}
      </Progress>
      <ol className="grid divide-y divide-line">
        {steps.map((step, index) => (
          <SetupRow key={step.step} step={step} place={index + 1} isNext={step.step === next} />
        ))}
      </ol>
    </div>
  );
}

type SetupRowProps = { step: SetupStepState; place: number; isNext: boolean };

function SetupRow({ step, place, isNext }: SetupRowProps) {
  const { t } = useI18n();
  const { state, value } = step;
  const title = t(stepTitleTexts[step.step]);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 py-4 first:pt-0 last:pb-0 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <StepMark state={state} place={place} isNext={isNext} />
      <div className="grid content-start gap-1">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title}
          {state === 'done' && <Badge tone="success">{t('Done')}</Badge>}
          {state === 'skipped' && <Badge>{t('Skipped')}</Badge>}
          {value && <span className="text-sm font-normal text-ink-muted">{value}</span>}
        </h3>
        {state !== 'done' && <p className="max-w-prose text-sm text-ink-muted wrap-anywhere">{t(stepReasonTexts[step.step])}</p>}
      </div>
      <StepActions step={step} title={title} isNext={isNext} />
    </li>
  );
}

function StepMark({ state, place, isNext }: { state: SetupStepState['state']; place: number; isNext: boolean }) {
  const { number } = useI18n();
  const look =
    state === 'done'
      ? 'bg-success-soft text-success-text'
      : isNext
        ? 'bg-primary text-on-primary'
        : 'border border-line-strong text-ink-muted';
  return (
    <span aria-hidden="true" className={`grid size-8 place-items-center rounded-full text-sm font-bold tabular-nums ${look}`}>
      {state === 'done' && <Check className="size-4" />}
      {state === 'skipped' && <Minus className="size-4" />}
      {state === 'open' && number(place)}
    </span>
  );
}

function StepActions({ step: { step, state, may_do }, title, isNext }: { step: SetupStepState; title: string; isNext: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const skip = useSkipStep();
  const showUndo = useUndoToast();
  const skipText = skipTexts[step];
  function handleSkip(skipped: boolean) {
    const change = { step, skipped, seen_state: state };
    skip.mutate(change, {
      onSuccess: ({ entry_id }) => showUndo(skipped ? t('Step skipped') : t('Step is open again'), entry_id),
      onError: (error) => toast.error(explainError(i18n, error)),
    });
  }
  if (!may_do)
    return state === 'open' ? (
      <p className="col-start-2 text-xs text-ink-muted md:col-start-3 md:max-w-48">{t('Your role does not allow this step.')}</p>
    ) : null;
  return (
    <div className="col-start-2 flex flex-wrap items-start gap-2 md:col-start-3 md:flex-row-reverse">
      {state !== 'done' && (
        <ButtonLink size="sm" variant={isNext ? 'primary' : 'secondary'} href={pathOfStep(step, t)}>
          {t(stepActionTexts[step])}
        </ButtonLink>
      )}
      {state === 'open' && skipText && (
        <Button size="sm" variant="ghost" busy={skip.isPending} aria-label={`${t(skipText)}: ${title}`} onClick={() => handleSkip(true)}>
          {t(skipText)}
        </Button>
      )}
      {state === 'skipped' && (
        <Button
          size="sm"
          variant="ghost"
          busy={skip.isPending}
          aria-label={`${t('Open again')}: ${title}`}
          onClick={() => handleSkip(false)}
        >
          {t('Open again')}
        </Button>
      )}
    </div>
  );
}
