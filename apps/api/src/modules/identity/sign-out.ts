import type { Context, SignedIn } from '../../context.ts';
import { revokeSession } from './session-repository.ts';

/** Ends this session; those on other devices go on. */
export async function signOut({ db, clock, actor }: SignedIn<Context>): Promise<void> {
  await revokeSession(db, actor.session_id, clock.now());
}
