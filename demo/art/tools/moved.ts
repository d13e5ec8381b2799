/** A path moved to the right and down. Only absolute commands change. */
export function moved(d: string, dx: number, dy: number): string {
  return d.replace(/([A-Z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    return command + numbers.map((value, at) => Math.round((value + shift(command, at, dx, dy)) * 10) / 10).join(' ');
  });
}

/** By how much the number at this place of a command moves. */
function shift(command: string, at: number, dx: number, dy: number): number {
  if (command === 'H') return dx;
  if (command === 'V') return dy;
  if (command !== 'A') return at % 2 === 0 ? dx : dy;
  // Radii, turn and flags stay; the end moves.
  return [0, 0, 0, 0, 0, dx, dy][at % 7] ?? 0;
}
