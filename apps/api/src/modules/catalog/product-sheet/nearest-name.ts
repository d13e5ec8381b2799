import { editDistance } from '../domain/word-list.ts';

/** The name that was probably meant by a mistyped one; undefined where none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  const near = names
    .map((name) => ({ name, distance: editDistance(wanted, name.toLowerCase(), allowed) }))
    .filter(({ distance }) => distance <= allowed && distance < wanted.length);
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name;
}
