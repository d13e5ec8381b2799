import { createKeptStore, type KeptStore, type TextStorage } from './kept-store.ts';
import { isNumber, listOf, type Shapes } from './stored-shape.ts';

/** What the browser keeps for who has no account yet, ids of products, the latest first. It joins the account at sign-in. */
export type VisitorState = { hearts: number[]; viewed: number[] };
export type VisitorStore = KeptStore<VisitorState>;

/** As many as the wishlist of an account could take at once, and as many as a row of them shows. */
const mostHearts = 100;
const mostViewed = 12;

const nothingYet: VisitorState = { hearts: [], viewed: [] };
const shapes: Shapes<VisitorState> = { hearts: listOf(isNumber), viewed: listOf(isNumber) };

export function createVisitorStore(storage: TextStorage): VisitorStore {
  return createKeptStore({ key: 'souk.visitor', version: 1, initial: nothingYet, shapes, storage });
}

/** A heart is given, or taken back. */
export function toggleHeart(state: VisitorState, id: number): VisitorState {
  const others = state.hearts.filter((other) => other !== id);
  return { ...state, hearts: others.length < state.hearts.length ? others : [id, ...others].slice(0, mostHearts) };
}

/** A product was looked at; what was looked at again moves to the front. */
export function noteView(state: VisitorState, id: number): VisitorState {
  return { ...state, viewed: [id, ...state.viewed.filter((other) => other !== id)].slice(0, mostViewed) };
}

/** These have joined the account; what was added meanwhile stays. */
export function dropJoined(state: VisitorState, { hearts, viewed }: Partial<VisitorState>): VisitorState {
  return {
    hearts: hearts ? state.hearts.filter((id) => !hearts.includes(id)) : state.hearts,
    viewed: viewed ? state.viewed.filter((id) => !viewed.includes(id)) : state.viewed,
  };
}
