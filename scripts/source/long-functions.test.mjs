import { describe, expect, it } from 'vitest';
import { inspect } from './inspect.mjs';
import { functionsOf } from './long-functions.mjs';

const statements = (count) => '  work();\n'.repeat(count);
const WHERE = 'apps/web/src/paths.ts';
const sizesOf = (source, path = WHERE) =>
  Object.fromEntries(functionsOf(path, source).map(({ name, lines }) => [name, lines]));

describe('the length of functions', () => {
  it('counts from the first line to the last, with blank lines and comments', () => {
    const source = '// Above.\n\nexport function outer(\n  given: string,\n) {\n\n  // Why.\n  work();\n}\n';
    expect(functionsOf(WHERE, source)).toEqual([{ name: 'outer', line: 3, lines: 7 }]);
  });

  it('counts text of several lines, and characters of several bytes in front', () => {
    expect(sizesOf("const ñandú = 'áé';\nconst page = () => `\n  <p>\n  </p>\n`;\n")).toEqual({ page: 4 });
  });

  it.each([
    ['a declaration', `function inner() {\n${statements(3)}}`],
    ['a constant', `const inner = () => {\n${statements(3)}};`],
    ['a property of what is made', `return { inner: () => {\n${statements(3)}} };`],
    ['a method of what is made', `return { inner() {\n${statements(3)}} };`],
    ['a method of a class', `return class {\n static inner() {\n${statements(3)}} };`],
    ['what is put somewhere', `window.inner = function () {\n${statements(3)}};`],
    ['a name of its own', `return memo(function inner() {\n${statements(3)}});`],
  ])('counts what has a name within for one line, such as %s', (_what, within) => {
    const rest = within.split('\n').length - 5;
    expect(sizesOf(`function outer() {\n${within}\n}`)).toEqual({ outer: 3 + rest, inner: 5 });
  });

  it('counts what has no name whole, with the names within that for one line each', () => {
    const source = `function outer() {\n  each(() => {\n  const inner = () => {\n${statements(9)}};\n});\n}`;
    expect(functionsOf(WHERE, source).map(({ name, lines }) => [name, lines])).toEqual([
      ['outer', 5],
      ['a function without a name', 3],
      ['inner', 11],
    ]);
  });

  it('counts a name within a name once', () => {
    const source = `function a() {\n  function b() {\n  function c() {\n${statements(9)}}\n}\n}`;
    expect(sizesOf(source)).toEqual({ a: 3, b: 3, c: 11 });
  });

  it('counts the handlers of an element to the component', () => {
    const source = `const View = () => (\n  <p\n    onClick={() => {\n${statements(4)}    }}\n  />\n);`;
    expect(sizesOf(source, 'apps/web/src/app/view.tsx').View).toBe(10);
  });

  it('refuses a function of more than 70 lines of its own, by its line and name', () => {
    const source = (count) => `const a = 1;\nexport function work() {\n${statements(count)}}\n`;
    expect(inspect(WHERE, source(68))).toEqual([]);
    expect(inspect(WHERE, source(69))).toEqual([
      {
        rule: 'function-size',
        path: WHERE,
        line: 2,
        instead: 'work: 71 lines of its own; give its parts names of their own (70 is the limit).',
        severity: 'error',
      },
    ]);
  });

  it.each(['apps/web/src/paths.test.ts', 'e2e/tests/lobby.spec.ts', 'packages/ui/src/tile/tile.stories.tsx'])(
    'leaves %s be, whose lines are cases',
    (path) => expect(inspect(path, `describe('a', () => {\n${statements(99)}});\n`)).toEqual([]),
  );
});
