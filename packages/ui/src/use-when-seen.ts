import { useEffect } from 'react';

/** Calls `onSeen` with the id of something new once the page is looked at. `onSeen` must stay the same function. */
export function useWhenSeen(id: number | undefined, onSeen: (id: number) => void): void {
  useEffect(() => {
    if (id === undefined) return;
    const checkSeen = () => {
      if (document.visibilityState === 'visible') onSeen(id);
    };
    checkSeen();
    document.addEventListener('visibilitychange', checkSeen);
    return () => document.removeEventListener('visibilitychange', checkSeen);
  }, [id, onSeen]);
}
