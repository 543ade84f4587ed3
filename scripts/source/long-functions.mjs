import { parseSync } from '@swc/core';

export const FUNCTION_LINES = 70;

const METHODS = new Set([
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
]);
const FUNCTIONS = new Set([...METHODS, 'FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Where a function stands that has its name from there, by the kind of node around it. */
const NAMED_AT = {
  VariableDeclarator: { value: 'init', name: 'id' },
  KeyValueProperty: { value: 'value', name: 'key' },
  ClassProperty: { value: 'value', name: 'key' },
  AssignmentExpression: { value: 'right', name: 'left' },
};

/** The functions of a source that are longer than a function may be, with their own lines. */
export function longFunctions(path, source) {
  return functionsOf(path, source).filter(({ lines }) => lines > FUNCTION_LINES);
}

/**
 * Every function with the line on which it begins and its own lines: from that line to its last, blank lines and comments
 * too, of which a function within it that has a name counts for one. One without a name counts whole.
 */
export function functionsOf(path, source) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') });
  const lineAt = lineReader(source);
  const found = [];
  const measure = (node, around, given) => {
    const [line, end] = [lineAt(node.span.start), lineAt(node.span.end)];
    const name = nameOf(node) ?? given;
    const measured = { name: name ?? 'a function without a name', line, lines: end - line + 1 };
    found.push(measured);
    // What is around it, up to the next that has a name: beyond, all of that counts for one line already.
    if (name) for (const outer of around) outer.lines -= end - line;
    return name ? [measured] : [...around, measured];
  };
  const visit = (node, around, given) => {
    if (typeof node !== 'object' || node === null) return;
    const within = FUNCTIONS.has(node.type) ? measure(node, around, given) : around;
    const at = NAMED_AT[node.type];
    for (const [key, value] of Object.entries(node))
      visit(value, within, key === at?.value ? wordOf(node[at.name]) : null);
  };
  visit(body, [], null);
  return found;
}

const nameOf = (node) => (METHODS.has(node.type) ? String(wordOf(node.key)) : node.identifier?.value);
const wordOf = (node) => node.value ?? node.property?.value ?? null;

/** swc counts bytes, from one on. */
function lineReader(source) {
  const ends = [];
  const bytes = Buffer.from(source);
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) ends.push(at);
  return (position) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < position - 1) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
