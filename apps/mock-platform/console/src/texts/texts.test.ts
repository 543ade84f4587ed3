import { expect, it } from 'vitest';
import en from './en.json';
import es from './es.json';

type Tree = { [key: string]: string | Tree };

function leavesOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leavesOf(value, `${path}${key}.`),
  );
}

const gapsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([gap]) => gap).sort();
const [spanish, english] = [new Map(leavesOf(es)), new Map(leavesOf(en))];

it('QA-10 every text of the console is there in both languages', () => {
  expect([...english.keys()].sort()).toEqual([...spanish.keys()].sort());
  expect([...spanish, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('QA-10 both languages of a text have the same gaps', () => {
  // The singular may say "one" without its figure.
  const keys = [...spanish.keys()].filter((key) => !key.endsWith('_one'));
  const differing = keys.filter(
    (key) => gapsOf(spanish.get(key) ?? '').join() !== gapsOf(english.get(key) ?? '').join(),
  );
  expect(differing).toEqual([]);
});
