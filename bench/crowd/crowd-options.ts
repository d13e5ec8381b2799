import { parseArgs } from 'node:util';

export type CrowdOptions = {
  seconds: number;
  people: number;
  /** For how long the database is away in the middle; 0: it stays. */
  secondsAway: number;
  /** How many connections to the database end each second, at random. */
  dropsPerSecond: number;
  /** How much quicker than usual people are. */
  pace: number;
  /** Whether the figures are written into docs/benchmarks.md. */
  save: boolean;
};

export const usage = `npm run load [-- options]

  --minutes 5            How long people shop; 0.5 is half a minute.
  --people 100           How many at once.
  --stop-database 10     The database is stopped in the middle, for so many seconds.
  --drop-connections 2   So many of the server's connections to the database end each second, at random.
  --pace 1               How quick people are; at 2 they think half as long as usual.
  --save                 Write the figures into docs/benchmarks.md.

People sign in, browse, fill their carts, order, pay and open tickets on a demo marketplace of its own, as humans do: with time to think
(bench/crowd/thinking.ts). It fails where an answer is a 5xx (but for 503 while the database is away), where one call's p95 is above
400 ms, where memory grows, where an acknowledged order is missing or there twice, or where an invariant does not hold.
`;

/** Undefined where help is wanted. Throws with what is wrong. */
export function readCrowdOptions(args: string[]): CrowdOptions | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: { minutes: text, people: text, 'stop-database': text, 'drop-connections': text, pace: text, save: flag, help: flag },
  });
  if (values.help) return undefined;
  const seconds = Math.round(numberOf('minutes', values.minutes ?? '5', { min: 0.1, max: 600 }) * 60);
  const secondsAway = numberOf('stop-database', values['stop-database'] ?? '0', { min: 0, max: 120 });
  if (secondsAway > seconds / 2) throw new Error('--stop-database: half of the time at most, so that there is a before and an after.');
  return {
    seconds,
    people: Math.round(numberOf('people', values.people ?? '100', { min: 1, max: 2000 })),
    secondsAway,
    dropsPerSecond: Math.round(numberOf('drop-connections', values['drop-connections'] ?? '0', { min: 0, max: 100 })),
    pace: numberOf('pace', values.pace ?? '1', { min: 0.1, max: 100 }),
    save: values.save,
  };
}

function numberOf(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= min && value <= max)) throw new Error(`--${name}: a number from ${min} to ${max}, not "${text}".`);
  return value;
}
