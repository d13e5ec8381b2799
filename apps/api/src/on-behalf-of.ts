import type { ReadContext, SignedIn } from './context.ts';

/** For whoever runs the market: an operation as if the person did it. It belongs to no session of theirs. */
export function onBehalfOf<C extends ReadContext>(context: C, personId: number): SignedIn<C> {
  return { ...context, actor: { person_id: personId, session_id: 0 } };
}
