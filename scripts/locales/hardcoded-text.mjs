import { parseSync } from '@swc/core';

/** Attributes that people read or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label']);
const WORDS = /\p{L}{2}/u;

/** The words that a component writes itself in place of taking them from a catalogue, with their lines. */
export function hardcodedTextIn(source) {
  const { body, span } = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
  const found = [];
  const note = (text, at) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (WORDS.test(words)) found.push({ text: words, line: lineOf(source, at - span.start) });
  };
  const visit = (node) => {
    if (node.type === 'JSXText') note(node.value, node.span.start);
    if (node.type === 'JSXExpressionContainer') noteLiterals(node.expression, note);
    if (node.type === 'JSXAttribute' && SPOKEN.has(node.name.value) && node.value?.type === 'StringLiteral')
      note(node.value.value, node.span.start);
    // What another attribute computes is not shown, but elements within it are.
    if (node.type === 'JSXAttribute' && !SPOKEN.has(nameOf(node.name))) {
      if (node.value?.type === 'JSXExpressionContainer') walk(node.value.expression, visit);
      return 'done';
    }
    return undefined;
  };
  walk(body, visit);
  return found;
}

/** `{'text'}`, and both sides of `{open ? 'Close' : 'Open'}`. */
function noteLiterals(expression, note) {
  if (expression?.type === 'StringLiteral') note(expression.value, expression.span.start);
  if (expression?.type === 'ConditionalExpression')
    for (const side of [expression.consequent, expression.alternate]) noteLiterals(side, note);
}

const nameOf = (name) =>
  name.type === 'JSXNamespacedName' ? `${name.namespace.value}:${name.name.value}` : name.value;

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === 'object' && node !== null) {
    if (typeof node.type === 'string' && visit(node) === 'done') return;
    for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, visit);
  }
}

/** swc counts bytes. */
const lineOf = (source, at) => Buffer.from(source).subarray(0, at).toString('utf8').split('\n').length;
