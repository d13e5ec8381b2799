import { notFound, type Problem } from '../../platform/http/problem.ts';

/** Somebody else's address and one that does not exist are not told apart. */
export function noSuchAddress(): Problem {
  return notFound('There is no such address');
}
