/** The instructions of a Dockerfile by stage: `{ name, from, instructions: [{ verb, rest }] }`. */
export function stagesOf(text) {
  const stages = [];
  const lines = text.replace(/\\\n\s*/g, ' ').split('\n');
  for (const line of lines) {
    const [, verb, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (verb === undefined) continue;
    if (verb === 'FROM') {
      const [from, , name] = rest.split(/\s+/);
      stages.push({ name: name ?? from, from, instructions: [] });
    } else stages.at(-1)?.instructions.push({ verb, rest });
  }
  return stages;
}

/** `KEY=value KEY=value`, without spaces in values, as our files write it. */
export const variablesOf = (rest) => Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split(/=(.*)/s, 2)));

/** Whether a path of the context is left out, by the lines of a `.dockerignore` (those forms of patterns that ours has). */
export function ignores(lines) {
  const patterns = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const anywhere = line.startsWith('**/');
      const source = line
        .replace(/^\*\*\//, '')
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '[^/]*');
      return new RegExp(`${anywhere ? '(^|/)' : '^'}${source}(/|$)`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
