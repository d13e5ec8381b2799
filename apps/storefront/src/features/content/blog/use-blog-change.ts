import { useNavigate } from 'react-router';
import { useNewestChoice } from '../../../lib/page/use-newest-choice.ts';
import { type BlogAddress, blogHref } from '../model/blog-address.ts';

export type BlogChange = (to: Partial<Omit<BlogAddress, 'page'>>) => void;

/** Goes to other posts, from their first page on. */
export function useBlogChange(address: BlogAddress): BlogChange {
  const navigate = useNavigate();
  const newest = useNewestChoice(address, blogHref(address));
  return (to) => {
    const next = { ...newest.read(), ...to, page: 1 };
    const href = blogHref(next);
    newest.choose(next, href);
    void navigate(href);
  };
}
