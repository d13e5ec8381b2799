import { useI18n } from '../../lib/services/services-context.tsx';
import { classNames } from '../../ui/class-names.ts';

const steps = [
  { label: 'Tell us about your shop', text: 'Ten minutes, with a logo and a picture at hand.' },
  { label: 'We look at it', text: 'Somebody of us reads it and writes to you.' },
  { label: 'Fill your shelves and open', text: 'We help you with the first products.' },
] as const;

/** How it goes from here. */
export function SellerSteps({ className }: { className?: string }) {
  const { t, number } = useI18n();
  return (
    <section aria-labelledby="seller-steps" className={classNames('grid gap-4 rounded-xl border border-line bg-surface p-5', className)}>
      <h2 id="seller-steps" className="text-lg font-bold">
        {t('How it goes')}
      </h2>
      <ol className="grid gap-4">
        {steps.map(({ label, text }, index) => (
          <li
            key={label}
            className="relative flex gap-3.5 not-last:before:absolute not-last:before:start-[1.1rem] not-last:before:top-11 not-last:before:-bottom-3 not-last:before:w-px not-last:before:bg-line-strong"
          >
            <span
              aria-hidden="true"
              className="arch grid h-11 w-9 shrink-0 place-items-center bg-primary-soft pt-1 text-sm font-bold text-on-primary-soft tabular-nums"
            >
              {number(index + 1)}
            </span>
            <div className="grid content-start gap-0.5 pt-0.5">
              <p className="text-sm font-semibold">{t(label)}</p>
              <p className="text-sm text-ink-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
