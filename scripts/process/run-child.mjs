import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// Ctrl-C reaches this process from the terminal and again through npm; a second Ctrl-C comes later than that.
const sameSignalMilliseconds = 700;

/**
 * Runs a program to its end. It has its own process group, which the terminal does not signal, and receives each signal
 * exactly once from here. An interactive program shares the terminal instead and receives Ctrl-C from it.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shareTerminal?: boolean, wholeGroup?: boolean, outputTo?: 'stderr' }} [options]
 *   With `wholeGroup` signals also reach the child's own children, for tools that do not stop them.
 * @returns {Promise<{ code: number, stopped: boolean }>} the exit code as a shell reports it, and whether a signal stopped it
 */
export function runChild(file, args, { cwd, env, shareTerminal = false, wholeGroup = false, outputTo } = {}) {
  const child = spawn(file, args, {
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
    stdio: [shareTerminal ? 'inherit' : 'ignore', outputTo === 'stderr' ? 2 : 'inherit', 'inherit'],
    detached: !shareTerminal,
  });
  const terminalSignals = shareTerminal && process.stdin.isTTY === true;
  const forwarder = forwardSignals((signal) => {
    if (terminalSignals && signal === 'SIGINT') return;
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
    return; // it has exited already
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
