import type { Filters } from '@souk/contract/product-list';
import type { ListChange, ListParams } from './list-params.ts';

/** What each part of the panel is given: what can be chosen, what is, and whom to tell. */
export type FilterProps = { filters: Filters; params: ListParams; onChange: (change: ListChange) => void };
