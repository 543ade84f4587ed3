import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';

export interface YamlText {
  value: unknown;
  /** What is no YAML at all, each with its line. */
  problems: { line: number; message: string }[];
  /** Of the key at the end of the path, or the last one on the way to it. */
  lineOf(path: readonly PropertyKey[]): number;
}

export function readYaml(text: string): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (place: number): number => lines.linePos(place).line;
  const problems = [
    ...document.errors.map(({ message, pos }) => ({ place: pos[0], message })),
    ...unresolved(document),
  ];
  return {
    value: problems.length > 0 ? null : document.toJS(),
    problems: problems.map(({ place, message }) => ({ line: lineAt(place), message })),
    lineOf: (path) => lineAt(placeOf(document.contents, path)),
  };
}

/** The parser lets pass what stands for nothing; only `toJS` would throw, without a place. */
function unresolved(document: Document.Parsed): { place: number; message: string }[] {
  const found: { place: number; message: string }[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const message = `Unresolved alias "${alias.source}"; a text that begins with * stands in quotes`;
      found.push({ place: alias.range?.[0] ?? 0, message });
    },
  });
  return found;
}

function placeOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let place = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (isScalar(pair?.key)) place = pair.key.range?.[0] ?? place;
      node = pair?.value;
    } else if (isSeq(node)) {
      // What `parseDocument` makes has its range.
      const item = node.items[Number(step)] as Node | undefined;
      place = item?.range?.[0] ?? place;
      node = item;
    } else break;
  }
  return place;
}
