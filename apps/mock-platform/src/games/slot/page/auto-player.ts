import { wait } from '../../page/dom';
import { type AutoPlan, goesOn } from './auto-plan';
import type { Hud } from './hud';

/** Rounds that follow one another by themselves, until the plan or the player ends them. */
export class AutoPlayer {
  private readonly hud: Hud;
  private readonly play: () => void;
  private plan: AutoPlan | null = null;

  constructor(hud: Hud, play: () => void) {
    this.hud = hud;
    this.play = play;
  }

  get running(): boolean {
    return this.plan !== null;
  }

  begin(plan: AutoPlan): void {
    this.plan = plan;
    this.hud.setAuto(plan.left);
    this.play();
  }

  end(): void {
    this.plan = null;
    this.hud.setAuto(null);
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
    this.hud.setAuto(plan.left);
    void wait(quick ? 150 : 450).then(() => (this.plan === plan ? this.play() : undefined));
  }
}
