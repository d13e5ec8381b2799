import type { CodeSent } from '@souk/contract/identity';
import { useState } from 'react';
import type { Failed } from './attempt.ts';
import { useCountdown } from './use-countdown.ts';

const usualWait = 60;

/** A code that was sent, what has been typed of it, and how long until another may be asked for. */
export function useSentCode(first: CodeSent | null = null) {
  const [sent, setSent] = useState(first);
  const [otp, setOtp] = useState('');
  const wait = useCountdown(first ? secondsToWait(first) : 0);
  function receive(code: CodeSent) {
    setSent(code);
    setOtp('');
    wait.restart(secondsToWait(code));
  }
  /** What to say of a code that was refused. One that is wrong is typed anew; one that the server did not get to see stays. */
  function refuse({ errors }: Failed): string | undefined {
    if (errors.otp) setOtp('');
    return errors.otp?.[0];
  }
  return { sent, otp, setOtp, receive, refuse, forget: () => setSent(null), left: wait.left };
}

/** Another server may not say how long. */
function secondsToWait({ retry_after }: Partial<CodeSent>): number {
  return retry_after ?? usualWait;
}
