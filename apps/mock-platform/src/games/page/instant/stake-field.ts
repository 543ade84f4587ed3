import { type Funds, firstStake } from '../funds';
import { remembered } from '../store';
import type { Staking } from './family';
import { nearestStake } from './nearest-stake';
import { numberField } from './number-field';

interface StakeParts {
  readonly input: HTMLInputElement;
  /** Under which the stake that was played last is kept. */
  readonly key: string;
  readonly funds: Funds;
  readonly least: number;
  readonly step: number;
  /** As things stand now. */
  readonly most: () => number;
  readonly isLocked: () => boolean;
  readonly onChange: () => void;
  /** What was typed is not what holds. */
  readonly onCorrected: () => void;
  /** Twice or half as much was asked for by key or button. */
  readonly onScaled: () => void;
}

/** The stake, always one that can be placed: what is typed or asked for beyond the limits becomes the nearest within. */
export class StakeField implements Staking {
  private readonly parts: StakeParts;
  private readonly show: () => void;
  private minor: number;

  constructor(parts: StakeParts) {
    this.parts = parts;
    this.minor = this.within(firstStake(remembered.get(parts.key), parts.funds));
    this.show = numberField({
      input: parts.input,
      isLocked: parts.isLocked,
      shown: () => (this.minor / 100).toFixed(2),
      take: (value) => this.set(value * 100),
      onLeft: (typed) => {
        const isMeant = typed !== null && Math.abs(typed * 100 - this.minor) < 0.001;
        if (!isMeant) parts.onCorrected();
      },
    });
    this.show();
  }

  get valueMinor(): number {
    return this.minor;
  }

  set(stakeMinor: number): void {
    if (this.parts.isLocked()) {
      this.show();
      return;
    }
    this.minor = this.within(stakeMinor);
    this.show();
    remembered.set(this.parts.key, String(this.minor));
    this.parts.onChange();
  }

  scale(by: number): void {
    this.set(Math.floor(this.minor * by));
    this.parts.onScaled();
  }

  /** Down to what can be placed now. Returns whether it had to. */
  lower(): boolean {
    const before = this.minor;
    this.minor = this.within(before);
    this.show();
    return this.minor < before;
  }

  /** Of a round that was found open. */
  showOf(stakeMinor: number): void {
    this.minor = stakeMinor;
    this.show();
  }

  /** What was staked stays for the next round. */
  played(): void {}

  private within(stakeMinor: number): number {
    const { least, most, step } = this.parts;
    return nearestStake(stakeMinor, { least, most: most(), step });
  }
}
