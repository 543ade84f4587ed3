const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * The source with comments and, unless they are kept, the insides of strings blanked, line for line, so
 * that a rule about code does not trip over words. Template literals keep the code inside `${}`.
 */
export function codeOf(source, { keepStrings = false } = {}) {
  let code = '';
  let at = 0;
  const templates = [];
  const skipTo = (end) => {
    code += blank(source.slice(at, end));
    at = end;
  };
  const passTo = (end) => {
    if (!keepStrings) return skipTo(end);
    code += source.slice(at, end);
    at = end;
    return undefined;
  };
  const readTemplate = () => {
    while (at < source.length) {
      if (source[at] === '\\') passTo(at + 2);
      else if (source[at] === '`') return take();
      else if (source.startsWith('${', at)) {
        templates.push(0);
        code += '${';
        at += 2;
        return undefined;
      } else passTo(at + 1);
    }
    return undefined;
  };
  const take = () => {
    code += source[at];
    at += 1;
  };
  const readString = (quote) => {
    take();
    while (at < source.length && source[at] !== quote && source[at] !== '\n')
      passTo(source[at] === '\\' ? at + 2 : at + 1);
    if (source[at] === quote) take();
  };
  const endOf = (mark, from) => {
    const found = source.indexOf(mark, from);
    return found < 0 ? source.length : found;
  };
  while (at < source.length) {
    const symbol = source[at];
    if (source.startsWith('//', at) && source[at - 1] !== ':') skipTo(endOf('\n', at));
    else if (source.startsWith('/*', at)) skipTo(Math.min(source.length, endOf('*/', at) + 2));
    else if (symbol === "'" || symbol === '"') readString(symbol);
    else if (symbol === '`') {
      take();
      readTemplate();
    } else if (templates.length > 0 && symbol === '{') {
      templates[templates.length - 1] += 1;
      take();
    } else if (templates.length > 0 && symbol === '}') {
      const depth = templates.pop();
      take();
      if (depth === 0) readTemplate();
      else templates.push(depth - 1);
    } else take();
  }
  return code;
}
