import { dialogOpen } from '../dialog';
import { byId, el } from '../dom';
import { fundsMinor, stakeableMinor } from '../funds';
import { announce } from '../hud-parts';
import type { InstantConfig, Kit, Staking } from '../instant/family';
import { tabOnly } from '../store';
import { click } from '../synth';
import { chip } from './chip';
import { createLaid, type Laid, type Refused } from './laid';
import { neighbourOf } from './neighbour';

export const CHIPS_MINOR = [100, 500, 2_500, 10_000, 50_000, 100_000] as const;

export interface LayoutSpot {
  readonly id: string;
  readonly button: HTMLButtonElement;
  /** What is bet on, and what it pays: `Split 14-17, pays 17 to 1`. */
  readonly name: string;
}

interface LayoutParts<Config extends InstantConfig> {
  readonly kit: Kit<Config, never>;
  /** Under which the last layout is kept while the tab lives. */
  readonly key: string;
  readonly limitMinor: (spot: string) => number;
  readonly spots: readonly LayoutSpot[];
  /** What lies there from before, of a round that goes on: it stays, counts for the limits, and more may be laid. */
  readonly lies?: (spot: string) => number;
}

export interface Layout extends Staking {
  readonly laid: Laid;
  readonly spots: readonly LayoutSpot[];
  /** A chip of the chosen worth on each of these. */
  lay(spots: readonly string[]): void;
  /** Chips go with these buttons: arrows lead among them, and one of them is in the order of Tab. */
  rove(buttons: readonly HTMLButtonElement[]): void;
  put(laid: Laid): void;
}

const centre = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function keptLayout(key: string): Laid {
  try {
    const kept: unknown = JSON.parse(tabOnly.get(key) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, amount]) => Number.isSafeInteger(amount) && amount > 0));
  } catch {
    return {};
  }
}

/** Chips of the rack, of which one is chosen; digits choose too. */
function createRack(label: string, chips: readonly { amountMinor: number; name: string }[]) {
  let chosen = chips[Math.min(1, chips.length - 1)]?.amountMinor ?? 100;
  const radios = chips.map(({ amountMinor, name }) => {
    const input = el('input', { type: 'radio', name: 'chip', value: String(amountMinor), 'aria-label': name });
    input.checked = amountMinor === chosen;
    input.addEventListener('change', () => {
      chosen = amountMinor;
    });
    const option = el('label.rack-chip', {}, input);
    option.append(chip(amountMinor));
    return { input, option };
  });
  const legend = el('legend.unseen', {}, label);
  return {
    element: el('fieldset.rack', {}, legend, ...radios.map(({ option }) => option)),
    amountMinor: () => chosen,
    choose(nth: number) {
      radios[nth]?.input.click();
    },
  };
}

/** Chips laid on spots by click, touch and keyboard; stands where other games have the field of the stake. */
export function createLayout<Config extends InstantConfig>(parts: LayoutParts<Config>): Layout {
  const { kit, limitMinor, spots } = parts;
  const { t, money, config } = kit;
  const lies = parts.lies ?? (() => 0);
  const standing = () => spots.reduce((sum, { id }) => sum + lies(id), 0);
  const isLocked = parts.lies ? kit.isBusy : kit.isLocked;
  const limits = () => ({
    spotMinor: (spot: string) => Math.max(0, limitMinor(spot) - lies(spot)),
    totalMinor: config.maxStakeMinor - standing(),
    ...{ balanceMinor: fundsMinor(kit.funds()), stakeableMinor: stakeableMinor(kit.funds()) },
  });
  const table = createLaid(limits, keptLayout(parts.key));
  const affordable = CHIPS_MINOR.filter((amountMinor) => amountMinor <= config.maxStakeMinor);
  const chips = affordable.map((amountMinor) => ({ amountMinor, name: t('chipOf', { amount: money(amountMinor) }) }));
  const rack = createRack(t('rack'), chips);
  const total = el('span.value', { id: 'laid' });
  const tools = new Map<string, HTMLButtonElement>();

  function show(): void {
    const { laid } = table;
    for (const { id, button, name } of spots) {
      const own = laid[id] ?? 0;
      const all = own + lies(id);
      const said = all === 0 ? name : `${name}. ${t('lies', { amount: money(all) })}`;
      if (button.getAttribute('aria-label') !== said) button.setAttribute('aria-label', said);
      if (button.dataset.lies === String(own)) continue;
      button.dataset.lies = String(own);
      button.querySelector('.laid-chip')?.remove();
      if (own === 0) continue;
      const under = Math.min(
        3,
        affordable.findLastIndex((amountMinor) => amountMinor <= own),
      );
      button.append(el('span.laid-chip', { 'aria-hidden': 'true' }, chip(own, Math.max(0, under))));
    }
    total.textContent = money(table.totalMinor + standing());
    byId('game', HTMLElement).dataset.played = String(table.isPlayed);
    const offered = {
      undo: table.canUndo,
      clearAll: table.totalMinor > 0,
      repeat: table.canRepeat && standing() === 0,
      doubleAll: table.totalMinor > 0,
    };
    for (const [name, is] of Object.entries(offered)) tools.get(name)?.setAttribute('aria-disabled', String(!is));
  }

  function refusalText({ by, spot, freeMinor, limitMinor: leftMinor }: Refused): string {
    const free = money(freeMinor);
    if (by === 'balance') return t('fullBalance', { free });
    if (by === 'bonus') return t('fullBonus', { free, most: money(leftMinor) });
    if (by === 'total') return t('fullTotal', { free, most: money(config.maxStakeMinor) });
    if (leftMinor === 0 && limitMinor(spot ?? '') === 0) return t('closedSpot');
    return t('fullSpot', { free, most: money(leftMinor + lies(spot ?? '')) });
  }

  function after(refused: Refused | null): void {
    if (refused) {
      kit.tell(refusalText(refused));
      return;
    }
    click(kit.synth);
    show();
    kit.chosen();
    announce(t('stakeNow', { amount: money(table.totalMinor) }));
  }
  const unlessLocked = (act: () => void) => () => {
    if (!isLocked()) act();
  };
  function lay(ids: readonly string[]): void {
    if (isLocked()) return;
    after(table.lay(ids.map((id) => [id, rack.amountMinor()] as const)));
  }
  const ACTS: Readonly<Record<string, () => void>> = {
    undo: () => table.undo() && after(null),
    clearAll: () => table.clear() && after(null),
    repeat: () => table.canRepeat && standing() === 0 && after(table.repeat()),
    doubleAll: () => table.totalMinor > 0 && after(table.double()),
  };
  for (const name of ['undo', 'clearAll', 'repeat', 'doubleAll'] as const) {
    const button = el('button.quick', { type: 'button', id: `layout-${name}` }, t(name));
    button.addEventListener('click', unlessLocked(ACTS[name] ?? (() => {})));
    tools.set(name, button);
  }

  function rove(buttons: readonly HTMLButtonElement[]): void {
    const here = (at: HTMLButtonElement) => {
      for (const button of buttons) button.tabIndex = button === at ? 0 : -1;
    };
    if (buttons[0]) here(buttons[0]);
    for (const button of buttons) {
      button.addEventListener('focus', () => here(button));
      button.addEventListener('keydown', (event) => {
        if (dialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.key === 'Backspace' || event.key === 'Delete') {
          event.preventDefault();
          const id = spots.find((spot) => spot.button === button)?.id;
          if (id && !isLocked() && table.takeBack(id, rack.amountMinor())) after(null);
        } else if (event.key.toLowerCase() === 'c') {
          event.preventDefault();
          if (!event.repeat) byId('spin', HTMLButtonElement).click();
        } else if (/^[1-9]$/.test(event.key)) {
          event.preventDefault();
          rack.choose(Number(event.key) - 1);
        } else if (event.key.startsWith('Arrow')) {
          event.preventDefault();
          const shown = buttons.filter((each) => each.offsetParent !== null);
          shown[neighbourOf(shown.map(centre), shown.indexOf(button), event.key)]?.focus();
        }
      });
    }
  }

  for (const { id, button } of spots) {
    button.addEventListener('click', () => lay([id]));
  }
  byId('stake-row', HTMLDivElement).replaceChildren(...tools.values());
  byId('stake-row', HTMLDivElement).className = 'layout-tools';
  byId('game', HTMLElement).querySelector('.choice')?.prepend(rack.element);
  const meter = el('div.meter.meter-laid', {}, el('span.label', {}, t('laidTotal')), total);
  byId('balance', HTMLSpanElement).parentElement?.after(meter);
  show();

  return {
    get laid() {
      return table.laid;
    },
    get valueMinor() {
      return table.totalMinor;
    },
    ...{ lay, rove, spots },
    /** The keyboard's way to the table from anywhere else. */
    scale: () => spots.find(({ button }) => button.tabIndex === 0 && button.offsetParent !== null)?.button.focus(),
    set: () => {},
    lower: () => false,
    showOf: () => {},
    played() {
      table.played();
      tabOnly.set(parts.key, JSON.stringify(table.laid));
      show();
    },
    put(laid) {
      table.put(laid);
      show();
    },
  };
}
