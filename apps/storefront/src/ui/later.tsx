import type { ReactNode } from 'react';

/** A section below the first screen: on a phone it is drawn when it comes near. Without content it takes no room. */
export function Later({ children }: { children: ReactNode }) {
  return <div className="drawn-later">{children}</div>;
}
