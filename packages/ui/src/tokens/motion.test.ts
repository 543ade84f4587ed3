import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const theme = readFileSync(`${import.meta.dirname}/../theme.css`, 'utf8');
const endless = [...theme.matchAll(/--animate-[\w-]+: ([\w-]+) [^;]*\binfinite\b/g)].map(([, name]) => name ?? '');

/** What the keyframes of this name change. */
function changedBy(name: string): string[] {
  const [, frames] = new RegExp(`@keyframes ${name} \\{\\n((?: {4}.*\\n)+)`).exec(theme) ?? [];
  if (frames === undefined) throw new Error(`no keyframes: ${name}`);
  return [...frames.matchAll(/^ {6}([\w-]+):/gm)].map(([, property]) => property ?? '');
}

describe('motion', () => {
  it('SYS-12 knows what moves without end', () => {
    expect(endless).toContain('breathe');
    expect(endless).toContain('marquee');
  });

  it.each(endless)('SYS-12 %s is drawn without the thread of the page', (name) => {
    const changed = changedBy(name);
    expect(changed).not.toEqual([]);
    for (const property of changed) expect(['opacity', 'transform']).toContain(property);
  });
});
