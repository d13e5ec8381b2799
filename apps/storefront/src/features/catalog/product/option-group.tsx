import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type OptionGroupProps = {
  id: string;
  label: string;
  /** The name of what is chosen, beside the label. */
  chosen?: string | undefined;
  /** Why the shopper is sent back here. */
  problem?: string | undefined;
  children: (tell: (reason: string) => void) => ReactNode;
};

/** One thing to choose, with its options; a press on one that cannot be had says why. */
export function OptionGroup({ id, label, chosen, problem, children }: OptionGroupProps) {
  const [told, setTold] = useState<{ reason: string; chosen: string | undefined }>();
  // A reason is about the choice that was made then.
  const reason = told && told.chosen === chosen ? told.reason : undefined;
  return (
    <div role="group" aria-labelledby={`${id}-label`} id={id} className="scroll-mt-24">
      <p id={`${id}-label`} className="mb-2.5 text-sm">
        <span className="font-semibold">{label}</span>
        {chosen && (
          <>
            <span className="text-ink-muted">: </span>
            <bdi className="text-ink-muted">{chosen}</bdi>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2.5">{children((next) => setTold({ reason: next, chosen }))}</div>
      <p
        role="status"
        className={classNames('text-sm', (problem || reason) && 'mt-2', problem ? 'font-semibold text-sale-text' : 'text-ink-muted')}
      >
        {problem ?? reason}
      </p>
    </div>
  );
}

type OptionButtonProps = {
  name: string;
  pressed: boolean;
  /** Why it cannot be had. */
  reason: string | undefined;
  onPress: () => void;
  onRefuse: (reason: string) => void;
  className: string;
  children: ReactNode;
};

/** Struck through where it cannot be had, but still there to be asked about. */
export function OptionButton({ name, pressed, reason, onPress, onRefuse, className, children }: OptionButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={reason ? true : undefined}
      aria-label={reason ? `${name}, ${reason}` : name}
      title={reason ?? name}
      onClick={() => (reason && !pressed ? onRefuse(reason) : onPress())}
      className={classNames(
        'relative isolate transition-[border-color,background-color,outline-color] duration-(--duration-quick)',
        className,
      )}
    >
      {children}
      {reason && <Strike />}
    </button>
  );
}

function Strike() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full text-ink-muted rtl:-scale-x-100"
    >
      <path d="M6 94 94 6" stroke="var(--color-surface)" strokeWidth="3.5" vectorEffect="non-scaling-stroke" />
      <path d="M6 94 94 6" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
