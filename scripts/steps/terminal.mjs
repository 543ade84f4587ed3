const colourful = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
const paint = (code) => (text) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : String(text));

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);
export const blue = paint(34);
export const magenta = paint(35);
export const cyan = paint(36);

/** A failure that is told to the person in front of the terminal, with what can be done about it. */
export class Explained extends Error {
  constructor(message, advice = []) {
    super(message);
    this.advice = advice;
  }
}

export const seconds = (sinceMs) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;

/**
 * Runs one step and shows that it began, that it goes on, and how long it took.
 * `quiet` is for steps that print nothing of their own: they get a running clock on a terminal.
 */
export async function step(title, work, { quiet = false } = {}) {
  const since = Date.now();
  const live = quiet && colourful;
  process.stdout.write(live ? `${cyan('·')} ${title}` : `${cyan('·')} ${title} ...\n`);
  const clock = live
    ? setInterval(() => process.stdout.write(`\r${cyan('·')} ${title} ${dim(seconds(since))} `), 500)
    : null;
  try {
    const result = await work();
    const note = typeof result === 'string' ? ` ${dim(result)}` : '';
    process.stdout.write(`${live ? '\r\u001b[K' : ''}${green('✓')} ${title} ${dim(seconds(since))}${note}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${live ? '\r\u001b[K' : ''}${red('✗')} ${title} ${dim(seconds(since))}\n`);
    throw error;
  } finally {
    if (clock) clearInterval(clock);
  }
}

/** Prints a failure the way a person can act on it, and sets the exit code. */
export function explain(error) {
  process.stderr.write(`\n${red(bold(error instanceof Error ? error.message : String(error)))}\n`);
  if (error instanceof Explained) {
    for (const line of error.advice) process.stderr.write(`  ${line}\n`);
  } else if (error instanceof Error && error.stack) {
    process.stderr.write(`${dim(error.stack)}\n`);
  }
  process.exitCode = 1;
}

/** Cuts a stream into lines and hands each on, the unfinished last one included. */
export function eachLine(stream, take) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  stream.on('end', () => {
    if (rest) take(rest);
  });
}
