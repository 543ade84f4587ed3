import { BET_UNITS_MINOR, LINE_MAX_MULTIPLE, ORDER_MAX_LINES } from '@tonalli/contracts/lottery/limits';
import type { LotteryFamily, Selection } from '@tonalli/lottery/play';
import { faultOf, rowCount, rowsOf } from '@tonalli/lottery/selection';
import { type Desk, NEW_DESK, SHORTHAND } from './desk';
import type { SlipLine } from './slip-lines';

/** Of one member, at one lottery, in this tab: a reload and a login leave it as it was. */
export const deskKey = (username: string, gameCode: string): string => `lotteryDesk.${username}.${gameCode}`;

/** Writes what is worth keeping; what does not fit into the tab's storage is not kept. */
export function writeDesk(storage: Storage, key: string, desk: Desk): void {
  try {
    const isEmpty = JSON.stringify({ ...desk, play: null }) === JSON.stringify(NEW_DESK);
    if (isEmpty) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(desk));
  } catch {
    storage.removeItem(key);
  }
}

/** What was kept, as far as the family's rules still know it; a new desk where it cannot be read. */
export function readDesk(storage: Storage, key: string, family: LotteryFamily): Desk {
  const kept = parse(storage.getItem(key));
  if (!isObject(kept)) return NEW_DESK;
  const { slip, play, chosen, typed, unitMinor, multiple, prizeGroup } = kept;
  const lines = isObject(slip) && Array.isArray(slip.lines) ? readLines(slip.lines, family) : [];
  return {
    ...NEW_DESK,
    slip: { lines, removed: null, nextId: 1 + Math.max(0, ...lines.map(({ id }) => id)) },
    play: playNamed(family, play)?.id ?? null,
    chosen: readChosen(chosen, family),
    typed: Object.fromEntries(entriesOf(typed).filter(isTextOf(family))),
    unitMinor: isUnit(unitMinor) ? unitMinor : NEW_DESK.unitMinor,
    multiple: isMultiple(multiple) ? multiple : 1,
    prizeGroup: Number.isInteger(prizeGroup) ? Number(prizeGroup) : null,
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

const playNamed = ({ plays }: LotteryFamily, id: unknown) => plays.find((play) => play.id === id);

const isUnit = (value: unknown): value is number => BET_UNITS_MINOR.some((unit) => unit === value);

const isMultiple = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LINE_MAX_MULTIPLE;

const isSelection = (value: unknown): value is Selection =>
  Array.isArray(value) &&
  value.every((row) => Array.isArray(row) && row.every((option: unknown) => typeof option === 'string'));

const isTextOf =
  (family: LotteryFamily) =>
  (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && (entry[0] === SHORTHAND || playNamed(family, entry[0])?.board.kind === 'typed');

function readLines(lines: readonly unknown[], family: LotteryFamily): SlipLine[] {
  return lines.slice(0, ORDER_MAX_LINES).flatMap((line, index) => {
    if (!isObject(line) || !isSelection(line.selection)) return [];
    const { selection, unitMinor, multiple } = line;
    const play = playNamed(family, line.play);
    if (!play || !isUnit(unitMinor) || !isMultiple(multiple) || faultOf(play, selection)) return [];
    return [{ id: index + 1, play: play.id, selection, unitMinor, multiple }];
  });
}

/** Half a selection is worth keeping; options that its play does not know are not. */
function readChosen(chosen: unknown, family: LotteryFamily): Record<string, Selection> {
  const kept = entriesOf(chosen).flatMap(([id, selection]) => {
    const play = playNamed(family, id);
    if (!play || !isSelection(selection) || selection.length !== rowCount(play.board)) return [];
    const rows = rowsOf(play.board);
    const known = selection.map((row, at) => {
      const options = rows[at]?.options;
      return options ? options.filter((option) => row.includes(option)).slice(0, rows[at]?.most) : [];
    });
    return [[id, known] as const];
  });
  return Object.fromEntries(kept);
}
