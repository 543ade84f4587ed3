const ROW = /^\|\s*`([^`]+)`\s*\|\s*([^|]*)\|\s*$/;

/** The reasons of a document: rows of `| \`package\` | why |`. */
export function reasonsOf(markdown) {
  return new Map(
    markdown.split('\n').flatMap((line) => {
      const row = ROW.exec(line);
      return row ? [[row[1], row[2].trim()]] : [];
    }),
  );
}

/** Packages without a reason, reasons that say nothing, and reasons whose package is gone. */
export function reasonProblems({ names, reasons }) {
  const lacking = names.filter((name) => !reasons.has(name)).map((name) => `${name} has no line`);
  const thin = [...reasons].filter(([, why]) => why.length < 20).map(([name]) => `${name} says too little`);
  const gone = [...reasons.keys()].filter((name) => !names.includes(name)).map((name) => `${name} is used no more`);
  return [...lacking, ...thin, ...gone];
}
