import { useEffect, useState } from 'react';

/** Seconds until another code may be asked for; `restart` begins anew. */
export function useCountdown(): { left: number; restart: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: setLeft };
}
