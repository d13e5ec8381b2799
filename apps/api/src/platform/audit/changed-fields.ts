type Changes = { before: Record<string, unknown>; after: Record<string, unknown> };

/** The fields that differ, with their values before and after: what an entry of the audit log has. */
export function changedFields(former: Readonly<Record<string, unknown>>, saved: Readonly<Record<string, unknown>>): Changes {
  const names = Object.keys(former).filter((name) => JSON.stringify(former[name]) !== JSON.stringify(saved[name]));
  return {
    before: Object.fromEntries(names.map((name) => [name, former[name]])),
    after: Object.fromEntries(names.map((name) => [name, saved[name]])),
  };
}
