/** Prints a line with a mark that distinguishes it from the output of other programs. @param {string} text */
export function print(text) {
  process.stdout.write(`› ${text}\n`);
}

/** Prints such a line to standard error, because standard output may be read by a program. @param {string} text */
export function printError(text) {
  process.stderr.write(`› ${text}\n`);
}

/** @param {number} milliseconds */
export function formatDuration(milliseconds) {
  const tenths = Math.round(milliseconds / 100);
  if (tenths < 600) return `${Math.floor(tenths / 10)}.${tenths % 10} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
