import { useState } from 'react';
import { useLocation } from 'react-router';

/** Something that opens over the page and shuts by itself once the visitor is elsewhere. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  return {
    isOpen: openedAt === key,
    /** Whether it has to exist: its code is loaded when it is first wanted, and it stays to draw its way out. */
    wasOpen,
    open() {
      setOpenedAt(key);
      setWasOpen(true);
    },
    close: () => setOpenedAt(null),
  };
}
