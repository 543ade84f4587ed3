import { capture } from '../steps/processes.mjs';
import { inRoot, readJson } from '../steps/project.mjs';

/** Which browser the tests were last seen green with; whoever sees them green with another one writes it here. */
const GREEN = inRoot('e2e', 'last-green-browser.json');

/** One line: the version of a browser, and what the last green run had where that was another. */
export async function browserLine(path) {
  const { output } = await capture(path, ['--version'], { limitMs: 30_000 });
  return compared(output.trim(), readJson(GREEN).browser);
}

const versionOf = (text) => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? text;

/** `found` as the browser says it. */
export function compared(found, green) {
  if (versionOf(found) === versionOf(green)) return `${found}, as in the last green run`;
  return `${found}; the last green run had ${green}: what fails now may be the browser's doing`;
}
