import { type CrapsBet, type CrapsConfig, CrapsView } from '@tonalli/contracts/games/craps';
import { byId, el } from '../../page/dom';
import type { InstantFamily, Kit } from '../../page/instant/family';
import { createLayout } from '../../page/layout/layout';
import { isSpot } from '../odds';
import { entriesOf, type Laid, limitMinor, NEW_TABLE, type Table, totalOf } from '../table';
import { createDice } from './dice-view';
import { rulesOf, TIMEOUT_HOURS } from './rules';
import { createSpots, showStanding } from './spots';
import { tableOf } from './table-of';
import type { CrapsText } from './texts';
import { worthOf } from './worth';

const sumOf = (view: CrapsView): number => {
  const [one, other] = view.rolls.at(-1)?.dice ?? [0, 0];
  return one + other;
};

/** Craps as the kit plays it. */
export function crapsFamily(kit: Kit<CrapsConfig, CrapsText>): InstantFamily<CrapsBet, CrapsView> {
  const { t, money, config, synth } = kit;
  const dice = createDice(synth);
  const spots = createSpots(t);
  const puck = el('p.puck', { 'aria-hidden': 'true' });
  const felt = el('div.felt', { role: 'group', 'aria-label': t('table') }, ...spots.map(({ button }) => button));
  byId('floor', HTMLDivElement).replaceChildren(el('div.tray', {}, dice.element, puck), felt);
  let table: Table = NEW_TABLE;
  /** What was laid for the first roll: what is repeated. */
  let first: Laid = {};
  const layout = createLayout({
    ...{ kit, key: 'craps.layout', spots },
    limitMinor: (id) => (isSpot(id) ? limitMinor(table, id, config) : 0),
    lies: (id) => (isSpot(id) ? (table.open[id] ?? 0) : 0),
  });
  layout.rove(spots.map(({ button }) => button));

  function showTable(next: Table): void {
    table = next;
    puck.textContent = next.point === null ? t('comeOut') : t('pointIs', { point: next.point });
    puck.dataset.on = String(next.point !== null);
    showStanding(spots, next.open);
    for (const { id, button } of spots) {
      button.dataset.point = String(id === `place-${next.point}`);
      button.dataset.closed = String(limitMinor(next, id, config) === 0);
    }
  }
  function mark(view: CrapsView | null): void {
    const results = view?.rolls.at(-1)?.results ?? [];
    for (const { id, button } of spots) {
      const result = results.find(({ spot }) => spot === id);
      button.dataset.ended = result ? (result.payoutMinor > result.stakeMinor ? 'won' : 'lost') : '';
    }
  }
  /** All that is at stake in the next roll. */
  function stakes(): Laid {
    const both: Record<string, number> = { ...layout.laid };
    for (const [spot, stakeMinor] of entriesOf(table.open)) both[spot] = (both[spot] ?? 0) + stakeMinor;
    return both;
  }
  const isOpen = () => totalOf(table.open) > 0;
  showTable(NEW_TABLE);

  return {
    view: CrapsView,
    layout: {
      ...layout,
      get valueMinor() {
        return layout.valueMinor;
      },
      played() {
        layout.put(first);
        layout.played();
      },
    },
    choice: () => ({ spots: { ...layout.laid } }),
    missing: () => (layout.valueMinor === 0 ? t('nothingLaid') : null),
    worth: () => worthOf(stakes(), table.point),
    board: {
      clear() {
        mark(null);
        if (!isOpen()) showTable(NEW_TABLE);
      },
      begin() {
        first = layout.laid;
      },
      async show(view, { isResumed }) {
        mark(null);
        const [last, next] = [view.rolls.at(-1), tableOf(view)];
        const [one, other] = last?.dice ?? [1, 1];
        if (isResumed) {
          dice.put([one, other]);
          first = Object.fromEntries((view.rolls[0]?.laid ?? []).map(({ spot, stakeMinor }) => [spot, stakeMinor]));
        } else await dice.roll([one, other]);
        showTable(next);
        layout.put({});
        mark(view);
      },
      hurry: dice.hurry,
    },
    told(view) {
      const values = { rolls: view.rolls.length, sum: sumOf(view) };
      return { chip: String(values.sum), spoken: t('over', values) };
    },
    steps: {
      timeoutHours: TIMEOUT_HOURS,
      cashOut: () => ({
        input: { do: 'roll', spots: { ...layout.laid } },
        ...{ amountMinor: 0, label: t('play'), stakeMinor: layout.valueMinor },
      }),
      told(view) {
        const [one, other] = view.rolls.at(-1)?.dice ?? [0, 0];
        const results = view.rolls.at(-1)?.results ?? [];
        const paidMinor = results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
        const openMinor = view.open.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
        const said = [
          t('rolled', { sum: one + other }),
          ...(view.point === null ? [] : [t('rolledPoint', { point: view.point })]),
          ...(paidMinor === 0 ? [] : [t('paidNow', { amount: money(paidMinor) })]),
          t('openNow', { amount: money(openMinor) }),
        ];
        return said.join(' ');
      },
      resume: () => {},
    },
    rules: () => rulesOf({ t, money, config }, { laid: stakes(), point: table.point }),
  };
}
