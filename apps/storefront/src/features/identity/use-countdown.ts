import { useEffect, useState } from 'react';

/**
 * Seconds until another code may be asked for; `restart` begins anew. It goes by the clock: who leaves to read the code finds the
 * seconds gone that a sleeping page did not count.
 */
export function useCountdown(initial = 0): { left: number; restart: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initial * 1000);
  const [left, setLeft] = useState(initial);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning, endsAt]);
  function restart(seconds: number) {
    setEndsAt(Date.now() + seconds * 1000);
    setLeft(seconds);
  }
  return { left, restart };
}
