/** The fenced blocks of a language, with the line that each begins at. */
function blocksOf(markdown, language) {
  const blocks = [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))];
  return blocks.map(({ 1: text, index }) => ({ text, line: markdown.slice(0, index).split('\n').length }));
}

/** The TypeScript examples of a document that do not stand word for word in the tests that run them, by their lines. */
export function untestedExamples({ markdown, tests }) {
  return blocksOf(markdown, 'ts')
    .filter(({ text }) => !tests.includes(text))
    .map(({ line }) => line);
}
