import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';

type PhoneFoldProps = {
  label: string;
  /** Opens it once it becomes true; only the shopper closes it. */
  open: boolean;
  children: ReactNode;
};

/** Content that a phone shows once its label is pressed, and wider screens show at once. */
export function PhoneFold({ label, open, children }: PhoneFoldProps) {
  const [state, setState] = useState({ open, isOpen: open });
  if (state.open !== open) setState({ open, isOpen: open || state.isOpen });
  return (
    <details
      open={state.isOpen}
      onToggle={({ currentTarget }) => setState({ open, isOpen: currentTarget.open })}
      className="fold fold-phone"
    >
      <summary className="cursor-pointer rounded-sm">
        <span className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent">
          {label}
          <ChevronDown aria-hidden="true" className="fold-mark size-4" />
        </span>
      </summary>
      <div className="p-0.5">{children}</div>
    </details>
  );
}

type CheckoutStepProps = {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
  /** A control at the end of the title, for example a link. */
  aside?: ReactNode;
  /** The message about a missing choice. */
  problem?: string | undefined;
};

/** A numbered step of the checkout. */
export function CheckoutStep({ id, number, title, children, aside, problem }: CheckoutStepProps) {
  const i18n = useI18n();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 scroll-mt-20 rounded-lg border bg-surface p-4 sm:p-6 ${problem ? 'border-sale-text' : 'border-line'}`}
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="arch grid h-9 w-7 place-items-center bg-primary-soft pt-1.5 text-sm font-bold text-on-primary-soft tabular-nums"
        >
          {i18n.number(number)}
        </span>
        <h2 id={`${id}-title`} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-sale-text">
          {problem}
        </p>
      )}
      {children}
    </section>
  );
}
