import type { ListParams } from './list-params.ts';
import type { FixedChoices } from './product-list-query.ts';

/** Where a list stands: all products, a category's, a shop's. */
export type ListScope = {
  /** The address of a list of this page; its page number is part of the params. */
  href: (params: ListParams) => string;
  /** What the page itself is about: it narrows the list, is no filter, and makes no chip. */
  fixed?: FixedChoices | undefined;
};

export function isFixed(scope: ListScope, choice: keyof FixedChoices): boolean {
  return scope.fixed?.[choice] !== undefined;
}
