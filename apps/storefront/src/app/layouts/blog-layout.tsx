import { ShopLayout } from './shop-layout.tsx';

/** The frame of posts: like the public one, with a header that stays in sight. */
export function BlogLayout() {
  return <ShopLayout />;
}
