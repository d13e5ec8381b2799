import { createHash } from 'node:crypto';

export type StatementNames = { nameOf(text: string): string | undefined; renew(): void };

const sightingsBeforeName = 3;
// Each prepared statement costs memory in each connection's server process, for as long as that lives.
const mostNames = 250;
const mostSightings = 5_000;
const preparable = /^\s*(select|insert|update|delete|with|merge)\b/i;

/** Names for statements that return: rare ones (lists of many lengths, odd filters) stay nameless and leave nothing behind. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const sightings = new Map<string, number>();
  let generation = 0;
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= mostNames || !preparable.test(text)) return known;
      const seen = (sightings.get(text) ?? 0) + 1;
      if (seen < sightingsBeforeName) {
        if (sightings.size >= mostSightings) sightings.clear();
        sightings.set(text, seen);
        return undefined;
      }
      sightings.delete(text);
      const name = `s${generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
      names.set(text, name);
      return name;
    },
    renew() {
      generation += 1;
      names.clear();
    },
  };
}
