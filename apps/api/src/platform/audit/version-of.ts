import { createHash } from 'node:crypto';
import { operatorError } from '../app-error.ts';

/** Names a stored state: a change names the one that the operator saw. */
export function versionOf(stored: unknown): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('base64url');
}

/** Throws 409 if the stored state is not the one that the operator saw. The command line names no version. */
export function checkVersion(stored: unknown, seen: string | undefined): void {
  if (seen !== undefined && seen !== versionOf(stored)) throw operatorError('conflict', 'Somebody else has changed it meanwhile.');
}
