import { SiteFrame } from './site-frame.tsx';

/** The frame of posts: like the public one, with a header that stays in sight. */
export function BlogLayout() {
  return <SiteFrame stickyHeader />;
}
