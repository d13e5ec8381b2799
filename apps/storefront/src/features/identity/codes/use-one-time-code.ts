import type { CodeSent } from '@souk/contract/identity';
import { useEffect, useState } from 'react';
import type { Failed } from '../mutations.ts';

const defaultWaitSeconds = 60;

/** State of a one-time code: the sent code, the typed digits, and the seconds until another may be requested. */
export function useOneTimeCode(first: CodeSent | null = null) {
  const [sent, setSent] = useState(first);
  const [otp, setOtp] = useState('');
  const wait = useCountdown(first ? secondsToWait(first) : 0);
  function receive(code: CodeSent) {
    setSent(code);
    setOtp('');
    wait.restart(secondsToWait(code));
  }
  /** The error of the code field. A wrong code is cleared; one that never reached the server stays. */
  function handleFailure({ errors }: Failed): string | undefined {
    if (errors.otp) setOtp('');
    return errors.otp?.[0];
  }
  return { sent, otp, setOtp, receive, handleFailure, clear: () => setSent(null), secondsLeft: wait.secondsLeft };
}

/** Another server may not send `retry_after`. */
function secondsToWait({ retry_after }: Partial<CodeSent>): number {
  return retry_after ?? defaultWaitSeconds;
}

/** Counts down by the clock, so that the seconds in which the page was in the background count too. */
export function useCountdown(initial = 0): { secondsLeft: number; restart: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initial * 1000);
  const [secondsLeft, setSecondsLeft] = useState(initial);
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning, endsAt]);
  function restart(seconds: number) {
    setEndsAt(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }
  return { secondsLeft, restart };
}
