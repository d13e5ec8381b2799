import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const parent = `
  import { runChild } from ${JSON.stringify(join(import.meta.dirname, 'run-child.mjs'))};
  const { code, stopped } = await runChild(process.execPath, ['-e', process.argv[1]], JSON.parse(process.argv[2]));
  console.log('ended', code, stopped);
`;
/** Counts its signals and exits shortly after the first. */
const counting = `
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    signals += 1;
    console.log('got', signal);
    if (signals === 1) setTimeout(() => process.exit(7), 300);
  });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the child exactly once, also when it comes twice to the whole process group',
  async (signal) => {
    const { process: script, output, saw } = startParent(counting);
    await saw('ready');
    // Once like a terminal, to the whole group, and once like npm.
    process.kill(-(script.pid ?? 0), signal);
    script.kill(signal);
    await once(script, 'exit');
    expect(output()).toBe(`ready\ngot ${signal}\nended 7 true\n`);
  },
);

test('with wholeGroup a signal ends what the child has started, too', async () => {
  const grandparent = `
    const { spawn } = require('node:child_process');
    const grandchild = spawn('sleep', ['60'], { stdio: 'ignore' });
    console.log('grandchild', grandchild.pid);
  `;
  const { process: script, output, saw } = startParent(grandparent, { wholeGroup: true });
  await saw('grandchild');
  const pid = Number(/grandchild (\d+)/.exec(output())?.[1]);
  script.kill('SIGTERM');
  await once(script, 'exit');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), 10_000);
});

test('the exit code of the child is returned', async () => {
  const { process: script, output } = startParent('process.exit(3)');
  await once(script, 'exit');
  expect(output()).toBe('ended 3 false\n');
});

test('a child that a signal killed has the exit code that a shell reports', async () => {
  const { process: script, output } = startParent("process.kill(process.pid, 'SIGKILL')");
  await once(script, 'exit');
  expect(output()).toBe('ended 137 false\n');
});

function startParent(child: string, options: { wholeGroup?: boolean } = {}) {
  const script = spawn(process.execPath, ['--input-type=module', '-e', parent, child, JSON.stringify(options)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = script;
  let text = '';
  script.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const saw = async (word: string) => {
    while (!text.includes(word)) await once(script.stdout, 'data');
  };
  return { process: script, output: () => text, saw };
}
