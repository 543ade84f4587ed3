import { dim, red, yellow } from './terminal.mjs';

const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
const QUIET_FIELDS = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'name', 'app', 'err']);

const field = ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`;

function parse(line) {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A structured log line as a person reads it; any other line as it is. */
export function readableLog(line) {
  const entry = parse(line);
  if (!entry || !(entry.level in LEVELS)) return line;
  const colour = entry.level >= 50 ? red : entry.level >= 40 ? yellow : (text) => text;
  const rest = Object.entries(entry)
    .filter(([key]) => !QUIET_FIELDS.has(key))
    .map(field)
    .join(' ');
  const stack = entry.err?.stack ? `\n${entry.err.stack}` : '';
  return `${colour(`${LEVELS[entry.level].padEnd(5)} ${entry.msg ?? ''}`)} ${dim(rest)}${stack}`;
}
