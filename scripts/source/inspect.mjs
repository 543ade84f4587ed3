import { codeOf } from './code-view.mjs';
import { FUNCTION_LINES, longFunctions } from './long-functions.mjs';
import { hasMeasuredFunctions, isMeasured, LINES_FAIL, LINES_WARN, RULES } from './rules.mjs';

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

const hasCommentAbove = (text, line) => /^\s*(\/\/|\*)/.test(text.split('\n')[line - 2] ?? '');

/** The first line on which a pattern is broken, or null. */
function firstLine(rule, { pattern, subject, text }) {
  if (!pattern) return null;
  for (const match of subject.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
    const line = lineAt(subject, match.index + match[0].length);
    if (!rule.unlessCommentAbove || !hasCommentAbove(text, line)) return line;
  }
  return null;
}

function breaks(rule, { path, text, views }) {
  if (rule.path) return rule.path.test(path) ? 1 : null;
  return (
    firstLine(rule, { pattern: rule.code, subject: views.code, text }) ??
    firstLine(rule, { pattern: rule.uncommented, subject: views.uncommented, text }) ??
    firstLine(rule, { pattern: rule.text, subject: text, text })
  );
}

/** Every rule that one file breaks, with the first line that does, and its length and its functions' when that is too much. */
export function inspect(path, text) {
  const views = { code: codeOf(text), uncommented: codeOf(text, { keepStrings: true }) };
  const findings = [];
  for (const rule of RULES) {
    if (!rule.where.test(path) || rule.except?.some((pattern) => pattern.test(path))) continue;
    const line = breaks(rule, { path, text, views });
    if (line) findings.push({ rule: rule.name, path, line, instead: rule.instead, severity: 'error' });
  }
  const lines = text.split('\n').length - 1;
  if (isMeasured(path) && lines > LINES_WARN) {
    const severity = lines > LINES_FAIL ? 'error' : 'warning';
    const instead = `${lines} lines; split it by what its parts do (aim for 80, ${LINES_FAIL} is the limit).`;
    findings.push({ rule: 'file-size', path, line: 1, instead, severity });
  }
  for (const { name, line, lines } of hasMeasuredFunctions(path) ? longFunctions(path, text) : []) {
    const instead = `${name}: ${lines} lines of its own; give its parts names of their own (${FUNCTION_LINES} is the limit).`;
    findings.push({ rule: 'function-size', path, line, instead, severity: 'error' });
  }
  return findings;
}
