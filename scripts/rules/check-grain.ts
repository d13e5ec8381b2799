import { root } from '../checks/program.ts';
import { brokenLimits, measureGrain } from './grain.ts';

const grain = measureGrain(root);
const broken = brokenLimits(grain);
const { files, median, percentile95, longest, underTwentyFive } = grain;
console.log(
  `${files} files: median ${median} lines, 95 of 100 at most ${percentile95}, longest ${longest.lines}, ${Math.round(underTwentyFive * 100)} % under 25`,
);
for (const line of broken) console.log(line);
process.exitCode = broken.length > 0 ? 1 : 0;
