/** `idle` resolves when nothing is under way. */
export type OneAtATime = { (): Promise<void>; idle: () => Promise<void> };

/** Never runs the work twice at the same time. A call while it runs gets a run that starts after it, together with other such calls. */
export function oneAtATime(work: () => Promise<void>): OneAtATime {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function start(): Promise<void> {
    const started = work().finally(() => {
      running = undefined;
    });
    running = started;
    return started;
  }
  const ask = () => {
    if (!running) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
  return Object.assign(ask, { idle: async () => void (await Promise.allSettled([next, running])) });
}
