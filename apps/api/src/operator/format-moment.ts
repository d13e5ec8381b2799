/** As logs and tables have it: to the minute, in UTC. */
export function formatMoment(time: string | Date | null): string {
  return time === null ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}
