import { SiteFrame } from './site-frame.tsx';

/** The public frame: header, footer, cart drawer. */
export function ShopLayout() {
  return <SiteFrame stickyHeader={false} />;
}
