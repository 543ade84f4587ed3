import type { ShorthandLine } from './shorthand';
import { hasChoice, wordFor } from './shorthand-plays';

type Printable = Pick<ShorthandLine, 'play' | 'selection' | 'stakeMinor'>;

const amountText = (minor: number): string => {
  const centavos = minor % 100;
  return `${Math.floor(minor / 100)}${centavos > 0 ? `.${String(centavos).padStart(2, '0')}` : ''}n`;
};

function printLine({ play, selection, stakeMinor }: Printable): string | null {
  const before = hasChoice(play) ? selection.slice(0, -2) : selection.slice(0, -1);
  const choice = hasChoice(play) ? selection.at(-2)?.[0] : undefined;
  const stations = before[0] ?? ['1'];
  const word = wordFor(play, choice);
  if (word === null || stations.some((place, index) => place !== String(index + 1))) return null;
  const group = `${(selection.at(-1) ?? []).join(' ')} ${word} ${amountText(stakeMinor)}`;
  return stations.length > 1 ? `${stations.length}dai ${group}` : group;
}

/**
 * Lines in canonical shorthand, a group and a text line each: what `parseShorthand` reads as the same lines. Null where shorthand
 * has no words for one, such as for stations that are not the first ones.
 */
export function printShorthand(lines: readonly Printable[]): string | null {
  const printed = lines.map(printLine);
  return printed.some((line) => line === null) ? null : printed.join('\n');
}
