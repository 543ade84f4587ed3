import { expect, it } from 'vitest';
import { commandFor, failuresOf } from './failures.mjs';

const COUNTEREXAMPLE = `Error: Property failed after 3 tests
{ seed: -1208935741, path: "2:1:0", endOnFailure: true }
Counterexample: [[]]`;

const failed = (fullName, ...failureMessages) => ({ fullName, status: 'failed', failureMessages });

it('DEV-01 a property that failed is told with its seed and its path, and any other failure without', () => {
  const testResults = [
    { name: 'green.test.ts', status: 'passed', assertionResults: [{ fullName: 'adds up', status: 'passed' }] },
    { name: 'red.test.ts', status: 'failed', assertionResults: [failed('pays', COUNTEREXAMPLE), failed('asks', 'No')] },
    { name: 'broken.test.ts', status: 'failed', assertionResults: [], message: 'no such module' },
  ];
  expect(failuresOf({ testResults })).toEqual([
    { file: 'red.test.ts', title: 'pays', seed: '-1208935741', path: '2:1:0' },
    { file: 'red.test.ts', title: 'asks' },
    { file: 'broken.test.ts', title: 'no such module' },
  ]);
});

it('DEV-01 a failure is seen again with the same seed and as many runs', () => {
  expect(commandFor({ file: 'src/red.test.ts', seed: '-12' }, '20')).toBe(
    'PROPERTY_SEED=-12 PROPERTY_RUNS=20 npx vitest run src/red.test.ts',
  );
  expect(commandFor({ file: 'src/red.test.ts' }, '20')).toContain('PROPERTY_SEED=random');
});
