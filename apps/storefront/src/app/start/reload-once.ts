const restMs = 10_000;

/** Loads the page again, or another one, unless the same reason did so a moment ago: no fault may become a loop. Answers whether it does. */
export function reloadOnce(reason: string, address?: string): boolean {
  const key = `souk.reloaded.${reason}`;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < restMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage nobody can tell whether it has happened before.
    return false;
  }
  if (address === undefined) location.reload();
  else location.assign(address);
  return true;
}
