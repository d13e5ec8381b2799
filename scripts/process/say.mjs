/** Prints a line that is marked as the project's own, to tell it from the programs it runs. @param {string} text */
export function say(text) {
  process.stdout.write(`› ${text}\n`);
}

/** The same where what is asked for comes on standard output, perhaps for a program to read: beside it. @param {string} text */
export function sayAside(text) {
  process.stderr.write(`› ${text}\n`);
}

/** A duration as people read it. @param {number} milliseconds */
export function formatDuration(milliseconds) {
  const tenths = Math.round(milliseconds / 100);
  if (tenths < 600) return `${Math.floor(tenths / 10)}.${tenths % 10} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
