import {
  type SicBoBet,
  type SicBoConfig,
  type SicBoDice,
  SicBoShown,
  SicBoView,
} from '@tonalli/contracts/games/sic-bo';
import { byId } from '../../page/dom';
import { createLayout } from '../../page/layout/layout';
import type { TableFamily, TableKit } from '../../page/table/family';
import { spotLimitMinor } from '../limits';
import { payoutOf } from '../odds';
import { totalOf } from '../spots';
import { createCloth } from './cloth';
import { createDice } from './dice-view';
import { outcomeText, sizeOf } from './names';
import { rulesOf, worthOf } from './rules';
import { createStats } from './stats';
import type { SicBoText } from './texts';

type Choice = Omit<SicBoBet, 'round'>;
type Kit = TableKit<SicBoConfig, SicBoText>;

/** Sic bo at a table, quick or not. */
export function sicBoFamily(kit: Kit): TableFamily<Choice, SicBoView, SicBoShown> {
  const { t, money, config, synth } = kit;
  const dice = createDice(synth);
  const stats = createStats(t);
  const cloth = createCloth(t);
  byId('floor', HTMLDivElement).replaceChildren(dice.element, cloth.element);
  const layout = createLayout({
    ...{ kit, key: 'sic-bo.layout', spots: cloth.spots },
    limitMinor: (spot) => spotLimitMinor(spot, config),
  });
  for (const buttons of cloth.sheets) layout.rove(buttons);

  function mark(values: SicBoDice | null): void {
    for (const { id, button } of cloth.spots) {
      button.dataset.won = String(values !== null && payoutOf(id, 1, values) > 0);
    }
  }

  return {
    ...{ view: SicBoView, shown: SicBoShown, side: stats.element, phases: { spinning: t('spinning') } },
    bets: [
      {
        layout,
        choice: () => ({ spots: { ...layout.laid } }),
        costMinor: () => layout.valueMinor,
        missing: () => (layout.valueMinor === 0 ? t('nothingLaid') : null),
        laidOf: (view) => Object.fromEntries(view.spots.map(({ spot, stakeMinor }) => [spot, stakeMinor])),
      },
    ],
    worth: () => worthOf(layout.laid),
    board: {
      show({ phase, endsAt }) {
        if (endsAt !== null) mark(null);
        if (endsAt !== null && phase !== 'spinning') dice.clear();
      },
      frame({ phase, shown, beganAt, endsAt }, elapsedMs) {
        if (phase !== 'spinning' || shown.dice === null || endsAt === null) return;
        dice.at(shown.dice, elapsedMs / (endsAt - beganAt));
      },
      async result({ shown }) {
        if (shown.dice === null) return;
        dice.put(shown.dice);
        mark(shown.dice);
      },
    },
    past({ shown }) {
      // Of a result alone.
      const values = shown.dice ?? [1, 1, 1];
      return { chip: String(totalOf(values)), tone: sizeOf(values), spoken: outcomeText(t, values) };
    },
    history(past) {
      const thrown = past.flatMap(({ shown, isCancelled }) => (shown.dice === null || isCancelled ? [] : [shown.dice]));
      stats.show(thrown);
      if (thrown[0]) dice.rest(thrown[0]);
    },
    rules: () => rulesOf({ t, money, config }, layout.laid),
  };
}
