import { stripVTControlCharacters } from 'node:util';

const SEED_AND_PATH = /\{ seed: (-?\d+), path: "([^"]*)"/;

/** The failed tests of a report of vitest, each with the seed and the path of the property that failed in it. */
export function failuresOf({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults, status, message }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, title: message || 'ran no test' }];
    return failed.map(({ fullName: title, failureMessages }) => {
      const [, seed, path] = SEED_AND_PATH.exec(stripVTControlCharacters(failureMessages.join('\n'))) ?? [];
      return { file, title, ...(seed && { seed, path }) };
    });
  });
}

/** How a failure is seen again, in the folder of its workspace. */
export const commandFor = ({ file, seed = 'random' }, runs) =>
  `PROPERTY_SEED=${seed} PROPERTY_RUNS=${runs} npx vitest run ${file}`;
