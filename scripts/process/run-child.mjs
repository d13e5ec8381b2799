import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// Ctrl-C reaches this process from the terminal and once more through npm; a second wish to stop comes later than that.
const sameSignalMilliseconds = 700;

/**
 * Runs a program to its end. Signals reach it exactly once: it lives in a process group of its own, out of the
 * terminal's reach, and gets each signal from here. A program that talks with the user shares the terminal instead, and
 * then Ctrl-C is the terminal's affair.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shareTerminal?: boolean, wholeGroup?: boolean, outputTo?: 'stderr' }} [options]
 *   With `wholeGroup` signals reach the child's own children too: for tools that would leave them behind.
 * @returns {Promise<{ code: number, stopped: boolean }>} the exit code as a shell tells it, and whether a signal from outside ended it
 */
export function runChild(file, args, { cwd, env, shareTerminal = false, wholeGroup = false, outputTo } = {}) {
  const child = spawn(file, args, {
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    stdio: [shareTerminal ? 'inherit' : 'ignore', outputTo === 'stderr' ? 2 : 'inherit', 'inherit'],
    detached: !shareTerminal,
  });
  const terminalTells = shareTerminal && process.stdin.isTTY === true;
  const forwarder = forwardSignals((signal) => {
    if (terminalTells && signal === 'SIGINT') return;
    if (wholeGroup) signalGroup(child.pid, signal);
    else child.kill(signal);
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      forwarder.end();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      forwarder.end();
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), stopped: forwarder.signalled() });
    });
  });
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    return; // it has ended already
  }
}

/** @param {(signal: NodeJS.Signals) => void} forward */
function forwardSignals(forward) {
  /** @type {Map<NodeJS.Signals, number>} */
  const sentAt = new Map();
  /** @param {NodeJS.Signals} signal */
  const handle = (signal) => {
    const now = Date.now();
    if (now - (sentAt.get(signal) ?? Number.NEGATIVE_INFINITY) < sameSignalMilliseconds) return;
    sentAt.set(signal, now);
    forward(signal);
  };
  for (const signal of forwarded) process.on(signal, handle);
  return {
    signalled: () => sentAt.size > 0,
    end: () => {
      for (const signal of forwarded) process.off(signal, handle);
    },
  };
}
