import type { FreePlays } from '@tonalli/contracts/play/slot-shapes';
import { byId, el } from './dom';
import type { Translate } from './texts';

interface FreeParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly free: FreePlays | null;
  /** Whether it may be switched now. */
  readonly isLocked: () => boolean;
  /** Who stakes the next round is not who staked the last one. */
  readonly onChange: () => void;
}

/** Rounds that the house stakes: how many are left and of which stake, and whether the next one is one of them. */
export class FreeStrip {
  private readonly parts: FreeParts;
  private readonly strip = el('div.free', { hidden: '' });
  private readonly text = el('p.free-text');
  private readonly button = el('button.free-switch', { type: 'button' });
  private plays: FreePlays | null;
  private isOn: boolean;

  constructor(parts: FreeParts) {
    this.parts = parts;
    this.plays = parts.free;
    this.isOn = parts.free !== null;
    this.strip.append(this.text, this.button);
    byId('game', HTMLElement).querySelector('footer')?.prepend(this.strip);
    this.button.addEventListener('click', () => {
      if (parts.isLocked()) return;
      this.isOn = !this.isOn;
      this.show();
      parts.onChange();
    });
    this.show();
  }

  /** Of which the next round is one; null where the player stakes it. */
  get inUse(): FreePlays | null {
    return this.isOn ? this.plays : null;
  }

  /** What is left by now. Once others than those before are there, or none, the player is asked anew. */
  update(plays: FreePlays | null): void {
    const before = this.inUse;
    if (plays?.id !== this.plays?.id) this.isOn = false;
    this.plays = plays;
    this.show();
    if (before !== null && this.inUse === null) this.parts.onChange();
  }

  private show(): void {
    const { plays, isOn } = this;
    const { t, money } = this.parts;
    this.strip.hidden = plays === null;
    byId('game', HTMLElement).dataset.funds = this.inUse ? 'house' : 'own';
    if (!plays) return;
    const { kind, left, count, stakeMinor, wonMinor } = plays;
    const said = t(kind === 'BET' ? 'freeBet' : 'freePlays', { left, count, stake: money(stakeMinor) });
    this.text.textContent = wonMinor > 0 ? `${said} · ${t('freeSoFar', { amount: money(wonMinor) })}` : said;
    this.strip.dataset.on = String(isOn);
    this.button.textContent = t(isOn ? 'freeOff' : 'freeOn');
  }
}
