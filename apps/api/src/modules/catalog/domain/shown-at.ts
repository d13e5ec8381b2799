import type { ContentState } from '@souk/contract/back-office/content-state';

/** When something is shown; without a moment it has no start or no end. */
export type ShownRange = { is_active: boolean; starts_at: string | null; ends_at: string | null };

/** From its start on, until just before its end. */
export function isShownAt({ is_active, starts_at, ends_at }: ShownRange, now: Date): boolean {
  return is_active && (starts_at === null || new Date(starts_at) <= now) && (ends_at === null || new Date(ends_at) > now);
}

/** The state of banners or sections as shoppers see it at that moment: what is not shown then is not active. */
export function stateAt(state: ContentState, now: Date): ContentState {
  const fixed = <Item extends ShownRange>(item: Item) => ({ ...item, is_active: isShownAt(item, now), starts_at: null, ends_at: null });
  if (state.kind === 'banners') return { ...state, banners: state.banners.map(fixed) };
  return state.kind === 'home' ? { ...state, sections: state.sections.map(fixed) } : state;
}

/** The moments at which something begins or ends to be shown, in milliseconds. */
export function boundariesOf(ranges: readonly ShownRange[]): number[] {
  return ranges
    .filter(({ is_active }) => is_active)
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .flatMap((moment) => (moment === null ? [] : [new Date(moment).getTime()]));
}
