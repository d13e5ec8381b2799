import { useEffect, useState } from 'react';

const restMs = 120;

/** What is being typed, once the fingers rest for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
