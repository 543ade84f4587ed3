import { FISH_DRAWS, FISH_KINDS, type FishConfig, type FishKind } from '@tonalli/contracts/games/fish';
import { el } from '../../page/dom';
import type { RulesText } from '../../page/instant/family';
import type { Worth } from '../../page/odds';
import { statedReturnPercent } from '../exact';
import { BOSS, caughtBelow, PRIZES, TOP_PAYS } from '../odds';
import type { Translate } from './texts';

interface Rules {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: FishConfig;
}

const LION = FISH_KINDS.indexOf('lion');

const chanceOf = (kind: number): string => ((caughtBelow(kind) * 100) / FISH_DRAWS).toFixed(4).replace(/0{1,2}$/, '');

export function paysOf(t: Translate, kind: FishKind): string {
  const pays = PRIZES[kind].map(([one]) => one);
  const [least, most] = [Math.min(...pays), Math.max(...pays)];
  return least === most ? String(least) : t('paysFrom', { least, most });
}

function paysTable(t: Translate): HTMLElement {
  const head = [t('fish'), t('pays'), t('chanceOf')].map((name) => el('th', { scope: 'col' }, name));
  const rows = FISH_KINDS.map((kind, at) =>
    el('tr', {}, el('th', { scope: 'row' }, t(kind)), el('td', {}, paysOf(t, kind)), el('td', {}, `${chanceOf(at)}%`)),
  );
  return el(
    'table.fish-pays',
    {},
    el('caption.unseen', {}, t('tableCaption')),
    el('thead', {}, el('tr', {}, ...head)),
    el('tbody', {}, ...rows),
  );
}

/** What a shot is worth, with the fish that it is aimed at; of the small ones where it is aimed at none. */
export function worthOf(stakeMinor: number, kind: number): Worth {
  const below = caughtBelow(BOSS);
  return {
    ...{ returnPercent: statedReturnPercent(), paidChance: chanceOf(kind), topWinMinor: stakeMinor * TOP_PAYS },
    ...{
      topChance: chanceOf(BOSS),
      topOdds: `${below.toLocaleString('en-US')} / ${FISH_DRAWS.toLocaleString('en-US')}`,
    },
    volatility: 5,
  };
}

/** How it is played and what it pays, with a shot of this value as the example. */
export function rulesOf({ t, money, config }: Rules, stakeMinor: number): RulesText {
  return {
    how: [
      t('rulesHow'),
      t('rulesReturn', { rtp: statedReturnPercent() }),
      t('rulesTable'),
      t('rulesRoom', { unit: money(config.unitMinor) }),
      paysTable(t),
    ],
    example: t('example', { stake: money(stakeMinor), payout: money(stakeMinor * 10), chance: chanceOf(LION) }),
  };
}
