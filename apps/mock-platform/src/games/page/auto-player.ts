import { type AutoPlan, goesOn } from './auto-plan';
import { wait } from './dom';

interface AutoParts {
  /** How many rounds are left; null when none is played by itself. */
  readonly show: (left: number | null) => void;
  readonly play: () => void;
}

/** Rounds that follow one another by themselves, until the plan or the player ends them. */
export class AutoPlayer {
  private readonly parts: AutoParts;
  private plan: AutoPlan | null = null;

  constructor(parts: AutoParts) {
    this.parts = parts;
  }

  get running(): boolean {
    return this.plan !== null;
  }

  begin(plan: AutoPlan): void {
    this.plan = plan;
    this.parts.show(plan.left);
    this.parts.play();
  }

  end(): void {
    this.plan = null;
    this.parts.show(null);
  }

  /** After a settled round: plays the next one in a moment, or ends. */
  after(round: Parameters<typeof goesOn>[1], quick: boolean): void {
    const { plan } = this;
    if (!plan) return;
    plan.left -= 1;
    if (!goesOn(plan, round)) {
      this.end();
      return;
    }
    this.parts.show(plan.left);
    void wait(quick ? 150 : 450).then(() => (this.plan === plan ? this.parts.play() : undefined));
  }
}
