import {
  type MoneyWheelBet,
  type MoneyWheelConfig,
  MoneyWheelShown,
  MoneyWheelView,
  WHEEL_SPOTS,
  type WheelSpot,
} from '@tonalli/contracts/games/money-wheel';
import { byId, el } from '../../page/dom';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { createLayout } from '../../page/layout/layout';
import type { TableFamily, TableKit } from '../../page/table/family';
import { PAYS_X100, segmentsOf, spotAt } from '../segments';
import { gemPicture } from './gems';
import { rulesOf, worthOf } from './rules';
import { SPOT_WORDS } from './spot-words';
import { createStats } from './stats';
import type { WheelText } from './texts';
import { createWheel } from './wheel';

type Choice = Omit<MoneyWheelBet, 'round'>;
type Kit = TableKit<MoneyWheelConfig, WheelText>;

function spotsOf({ t, lang }: Kit) {
  return WHEEL_SPOTS.map((id) => {
    const [name, pays, segments] = [SPOT_WORDS[lang][id], shownMultiplier(PAYS_X100[id]), segmentsOf(id)];
    const words = el('span.spot-words', {}, el('b', {}, `× ${pays}`), el('span', {}, name));
    const count = el('small', {}, t('segmentsShort', { segments }));
    const button = el('button.spot', { type: 'button', 'data-spot': id, tabindex: '-1' }, words, count);
    button.prepend(gemPicture(id));
    return { id, button, name: t('spotPays', { name, pays, segments }) };
  });
}

/** The lucky wheel at a table. */
export function moneyWheelFamily(kit: Kit): TableFamily<Choice, MoneyWheelView, MoneyWheelShown> {
  const { t, lang, money, config, synth } = kit;
  const wheel = createWheel(synth);
  const stats = createStats(t, lang);
  const spots = spotsOf(kit);
  const stones = el('div.stones', { role: 'group', 'aria-label': t('spots') }, ...spots.map(({ button }) => button));
  byId('floor', HTMLDivElement).replaceChildren(el('div.well', {}, wheel.element), stones);
  const layout = createLayout({
    ...{ kit, key: 'money-wheel.layout', spots },
    limitMinor: (spot) => {
      const pays = Object.entries(PAYS_X100).find(([id]) => id === spot)?.[1] ?? 100;
      return Math.min(config.maxStakeMinor, Math.floor((config.maxPayoutMinor * 100) / pays));
    },
  });
  layout.rove(spots.map(({ button }) => button));

  function mark(segment: number | null): void {
    wheel.mark(segment);
    const came: WheelSpot | null = segment === null ? null : spotAt(segment);
    for (const { id, button } of spots) button.dataset.won = String(id === came);
  }

  return {
    ...{ view: MoneyWheelView, shown: MoneyWheelShown, side: stats.element, phases: { spinning: t('spinning') } },
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
      show({ phase, number, endsAt, shown: { segment } }) {
        if (endsAt !== null) mark(null);
        if (phase === 'spinning') wheel.begin();
        else if (segment !== null) wheel.put({ segment, number });
      },
      frame({ phase, number, shown: { segment }, beganAt, endsAt }, elapsedMs) {
        if (phase !== 'spinning' || segment === null || endsAt === null) return;
        wheel.at({ segment, number }, elapsedMs / (endsAt - beganAt));
      },
      async result({ number, shown: { segment } }) {
        if (segment === null) return;
        wheel.put({ segment, number });
        mark(segment);
      },
    },
    past({ shown: { segment } }) {
      const came = spotAt(segment ?? 0);
      const pays = shownMultiplier(PAYS_X100[came]);
      return { chip: pays, tone: came, spoken: t('stood', { name: SPOT_WORDS[lang][came], pays }) };
    },
    history(past) {
      stats.show(
        past.flatMap(({ shown: { segment }, isCancelled }) =>
          segment === null || isCancelled ? [] : [spotAt(segment)],
        ),
      );
    },
    rules: () => rulesOf({ t, lang, money }, layout.laid),
  };
}
