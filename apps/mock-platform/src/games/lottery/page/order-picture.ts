import { familyOf } from '@tonalli/lottery/families';
import type { FamilyId, ShownRow } from '@tonalli/lottery/play';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import { playName } from './play-names';

export interface PicturedLine {
  readonly play: string;
  readonly selection: readonly (readonly string[])[];
  readonly stakeMinor: number;
  readonly payoutMinor: number;
}

interface Pictured {
  readonly family: FamilyId;
  /** Null where nothing was drawn. */
  readonly result: unknown;
  readonly lines: readonly PicturedLine[];
}

const MOST_CHARACTERS = 80;

/** What was chosen, row behind row, cut to a length. */
function chosenText(selection: PicturedLine['selection']): string {
  const text = selection.map((row) => row.slice(0, MOST_CHARACTERS).join(' ')).join(' | ');
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}

function rowOf({ station, numbers }: ShownRow): HTMLElement {
  const name = station === undefined ? [] : [el('b', {}, `${station}: `)];
  const texts = numbers.map(({ text, isApart }) => el(isApart ? 'span.number.apart' : 'span.number', {}, text));
  return el('p', {}, ...name, ...texts);
}

function nameCell(family: FamilyId, play: string, lang: Lang): HTMLElement {
  const cell = el('td', {}, play);
  playName(family, play, lang).then(
    (name) => {
      cell.textContent = name;
    },
    // It is named by its id.
    () => undefined,
  );
  return cell;
}

/** What was drawn, and what each line of an order came to there. */
export function orderPicture({ family, result, lines }: Pictured, lang: Lang): HTMLElement {
  const money = moneyWriter(lang);
  const rows = lines.map(({ play, selection, stakeMinor, payoutMinor }) =>
    el(
      'tr',
      {},
      nameCell(family, play, lang),
      el('td', {}, chosenText(selection)),
      el('td', {}, money(stakeMinor)),
      el('td', {}, money(payoutMinor)),
    ),
  );
  const drawn = result === null ? [el('p', {}, '—')] : familyOf(family).show(result).map(rowOf);
  return el('figure.lottery-picture', {}, ...drawn, el('table.laid', {}, el('tbody', {}, ...rows)));
}
