import { spawn } from 'node:child_process';
import { ROOT, toolEnvironment } from './project.mjs';
import { Explained } from './terminal.mjs';

const running = new Set();

function whileItRuns(child) {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a program to its end with its output shown; answers its exit code. */
export function run(program, args, { cwd = ROOT, env = toolEnvironment(), stdio = 'inherit', shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = whileItRuns(spawn(program, args, { cwd, env, stdio, shell }));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 128 : (code ?? 1)));
  });
}

/** Runs a program to its end and keeps what it printed. `limitMs` ends one that hangs. */
export function capture(program, args, { cwd = ROOT, env = toolEnvironment(), limitMs = 600_000 } = {}) {
  return new Promise((resolve) => {
    const child = whileItRuns(spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }));
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 127, output: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** npm as it is installed here: the one that started this script, or the one on the path. */
function npmProgram() {
  const started = process.env.npm_execpath;
  if (started && /npm-cli\.c?js$/.test(started)) return { program: process.execPath, prefix: [started], shell: false };
  return { program: 'npm', prefix: [], shell: process.platform === 'win32' };
}

export async function requireNpm() {
  const { program, prefix } = npmProgram();
  const { code, output } = await capture(program, [...prefix, '--version'], { env: process.env, limitMs: 60_000 });
  if (code !== 0) {
    throw new Explained('npm was not found, and the packages of this project are installed with it.', [
      'npm comes with Node.js; install Node.js 20.19 or newer with its npm, then run this again.',
      output.trim(),
    ]);
  }
}

export function npm(args, options = {}) {
  const { program, prefix, shell } = npmProgram();
  return run(program, [...prefix, ...args], { ...options, shell });
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Asks a child to end, with its own children when it leads a group, and insists after `graceMs`. */
export function stop(child, { group = false, graceMs = 10_000 } = {}) {
  if (!child.pid || hasEnded(child)) return Promise.resolve();
  const signal = (name) => {
    try {
      if (group && process.platform !== 'win32') process.kill(-child.pid, name);
      else child.kill(name);
    } catch {
      // It ended in the meantime.
    }
  };
  return new Promise((resolve) => {
    const insist = setTimeout(() => signal('SIGKILL'), graceMs);
    child.once('close', () => {
      clearTimeout(insist);
      resolve();
    });
    signal('SIGTERM');
  });
}

const ASK_FOR_PARENT_EVERY_MS = 250;

/**
 * Calls back when npm, or the shell that it puts between, is gone. A signal to npm ends that shell, which hands nothing on
 * to what it started. Started by anything else, a script may outlive who started it.
 */
function onceNpmIsGone(finish) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && finish(), ASK_FOR_PARENT_EVERY_MS).unref();
}

/**
 * Calls `finish` once at Ctrl-C, a hang-up, a polite request to end, or the end of the npm that runs this script. What `run` and
 * `capture` have under way ends first.
 */
export function onInterrupt(finish) {
  let asked = false;
  const interrupt = () => {
    if (asked) return;
    asked = true;
    for (const child of running) child.kill('SIGTERM');
    finish();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, interrupt);
  onceNpmIsGone(interrupt);
}
