const day = 86_400_000;

/** The times of a promotion that does not exist yet: from the next full hour on, for some days. */
export function newTimes(days: number): { starts_at: string; ends_at: string } {
  const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
  return { starts_at: new Date(hour).toISOString(), ends_at: new Date(hour + days * day).toISOString() };
}

/** Whether more than so many days are between two times. */
export function isLonger({ starts, ends }: { starts: string; ends: string }, days: number): boolean {
  return new Date(ends).getTime() - new Date(starts).getTime() > days * day;
}
