/** What has been chosen last, and the addresses that are on their way to being shown for it. */
export type NewestChoice<Choice> = { choice: Choice; awaited: readonly string[] };

/** A choice whose address is yet to be shown. */
export function chooseNewest<Choice>({ awaited }: NewestChoice<Choice>, choice: Choice, address: string): NewestChoice<Choice> {
  return { choice, awaited: [...awaited, address] };
}

/** An address is shown. Of a choice before the newest it says nothing new; any other was gone to in another way, and counts. */
export function showAddress<Choice>(newest: NewestChoice<Choice>, choice: Choice, address: string): NewestChoice<Choice> {
  const at = newest.awaited.lastIndexOf(address);
  const awaited = newest.awaited.slice(at + 1);
  return at < 0 || awaited.length === 0 ? { choice, awaited: [] } : { ...newest, awaited };
}
