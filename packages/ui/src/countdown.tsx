import { useEffect, useRef, useState } from 'react';
import { useFigures, useText } from './ui-context.tsx';

type CountdownProps = {
  /** The end, in milliseconds. */
  endsAt: number;
  /** The server's time at which the page was rendered: server and browser render the same first value from it. */
  startsAt: number;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  offsetMs?: number | undefined;
  onEnd?: (() => void) | undefined;
  size?: 'sm' | 'md' | undefined;
};

/** Days, hours, minutes and seconds to a moment on the server's clock. */
export function Countdown({ endsAt, startsAt, offsetMs = 0, onEnd, size = 'md' }: CountdownProps) {
  const text = useText();
  const figures = useFigures();
  const left = useSecondsLeft(endsAt, startsAt, offsetMs, onEnd);
  const parts = countdownParts(left);
  const cells = [
    ...(parts.days > 0 ? [[parts.days, text('Days')] as const] : []),
    [parts.hours, text('Hours')] as const,
    [parts.minutes, text('Min')] as const,
    [parts.seconds, text('Sec')] as const,
  ];
  return (
    <span role="timer" className="inline-flex flex-wrap items-start gap-1.5">
      {cells.map(([value, unit]) => (
        <span key={unit} className="grid justify-items-center gap-1">
          <span
            className={
              size === 'sm'
                ? 'min-w-7 rounded-sm bg-inverse px-1 py-0.5 text-center text-sm font-bold text-on-inverse tabular-nums'
                : 'min-w-11 rounded-md bg-inverse px-2 py-1.5 text-center text-lg leading-tight font-bold text-on-inverse tabular-nums'
            }
          >
            {figures(`${value}`.padStart(2, '0'))}
          </span>
          <span className={size === 'sm' ? 'text-[0.6875rem] leading-none text-ink-muted' : 'text-xs text-ink-muted'}>{unit}</span>
        </span>
      ))}
    </span>
  );
}

function useSecondsLeft(endsAt: number, startsAt: number, offsetMs: number, onEnd: (() => void) | undefined): number {
  const [left, setLeft] = useState(() => secondsLeft(endsAt, startsAt));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const remaining = endsAt - (Date.now() + offsetMs);
      setLeft(secondsLeft(endsAt, endsAt - remaining));
      if (remaining <= 0) return end.current?.();
      // Updates on the whole second, so that no value is skipped.
      timer = setTimeout(tick, remaining % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, offsetMs]);
  return left;
}

export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number };

/** The whole seconds left, never below zero, rounded up so that the countdown ends at zero. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

export function countdownParts(seconds: number): CountdownParts {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
