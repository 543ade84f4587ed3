import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
  world.sqlite.exec('CREATE TABLE notes (text TEXT)');
});
afterEach(() => world.close());

const note = (text: string) => world.sqlite.prepare('INSERT INTO notes VALUES (?)').run(text);
const notes = () => world.sqlite.prepare<[], string>('SELECT text FROM notes').pluck().all();
const undone = (work: () => void) =>
  expect(() =>
    world.transaction(() => {
      work();
      throw new Error('undo');
    }),
  ).toThrow('undo');

describe('what is kept', () => {
  it('QA-09 stays when the transaction around it is undone, alone', () => {
    undone(() => {
      note('lost');
      world.keep(() => note('kept'));
    });
    expect(notes()).toEqual(['kept']);
  });

  it('QA-09 stays through every undoing, and is there once', () => {
    undone(() => {
      undone(() => world.keep(() => note('inner')));
      expect(notes()).toEqual(['inner']);
      world.transaction(() => world.keep(() => note('outer')));
    });
    expect(notes()).toEqual(['inner', 'outer']);
  });

  it('QA-09 is not done again by an undoing that comes after its commit', () => {
    world.keep(() => note('bare'));
    world.transaction(() => world.keep(() => note('committed')));
    undone(() => note('lost'));
    expect(notes()).toEqual(['bare', 'committed']);
  });
});
