import { FISH_LEVELS, FISH_RELOAD_MS, FISH_TIDE_MS, type FishHit, type FishShown } from '@tonalli/contracts/games/fish';
import { BOSS } from '../odds';
import { placeAt, type Swimmer, shoalOf, swims } from '../shoal';

export interface Bullet {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly level: number;
  readonly seat: number;
  /** The only fish that it meets; null: the first. */
  target: number | null;
  /** Of others, whose hits are known already. */
  readonly isShow: boolean;
}

/** What is seen for a moment where something was hit. */
export interface Effect {
  readonly x: number;
  readonly y: number;
  readonly bornAt: number;
  readonly kind: 'net' | 'catch';
  readonly size: number;
}

interface TheirShot {
  readonly seat: number;
  readonly id: number;
  readonly level: number;
  readonly clock: number;
}

const MOST_IN_FLIGHT = 20;
const SPEED = 1.5;
const FIRES_EVERY_MS = 160;
const NO_ROOM: FishShown = { from: 0, seed: 0, seats: [], gone: [] };

const sizeOf = (kind: number): number => (kind === BOSS ? 0.46 : 0.085 + kind * 0.0095);

export const muzzleOf = (seat: number) => ({ x: (seat - 0.5) / 4, y: 0.93 });

/** The room as the page plays it: fish by the tide's time, the own cannon, and shots on their way. */
export class Waters {
  key: string | null = null;
  shown: FishShown = NO_ROOM;
  shoal: readonly Swimmer[] = [];
  readonly gone = new Set<number>();
  readonly angles = new Map<number, number>();
  bullets: Bullet[] = [];
  effects: Effect[] = [];
  /** Where the own cannon points, from 0 (left) to pi (right). */
  aim = Math.PI / 2;
  locked: number | null = null;
  aspect = 1.6;
  seat = 1;
  /** All seats are others': there is no own cannon. */
  isFull = false;
  level = 1;
  private firedAt = 0;
  private hitAt = -FISH_RELOAD_MS;
  /** Met by the own shots, each with when its turn is. */
  private met: FishHit[] = [];
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** How large a fish is, in heights of the room: smaller where the room is narrow. */
  sizeOf(kind: number): number {
    return sizeOf(kind) * Math.min(1, this.aspect * 0.8);
  }

  get tideMs(): number {
    return this.now() - this.shown.from;
  }

  /** Takes over how the room stands. Returns whether another tide began. */
  tell(key: string, shown: FishShown): boolean {
    const isNew = key !== this.key;
    this.shown = shown;
    if (isNew) {
      this.key = key;
      this.shoal = shoalOf(shown);
      this.gone.clear();
      this.bullets = [];
      this.met = [];
      this.hitAt = -FISH_RELOAD_MS;
      this.locked = null;
    }
    for (const id of shown.gone) this.gone.add(id);
    return isNew;
  }

  /** Fish that are seen now. */
  seen(): Swimmer[] {
    const at = this.tideMs;
    return this.shoal.filter((fish) => swims(fish, at) && !this.gone.has(fish.id));
  }

  /** Within the room, so that it can be shot at. */
  inReach(): Swimmer[] {
    const at = this.tideMs;
    return this.seen().filter((fish) => {
      const { x } = placeAt(fish, at);
      return x > 0.02 && x < 0.98;
    });
  }

  fishAt(x: number, y: number): Swimmer | null {
    const near = this.inReach()
      .map((fish) => ({ fish, far: this.far(fish, { x, y }) / this.sizeOf(fish.kind) }))
      .sort((one, other) => one.far - other.far)[0];
    return near && near.far < 0.6 ? near.fish : null;
  }

  /** The next fish to aim at, the dearest first. */
  lockNext(): Swimmer | null {
    const fish = this.inReach().sort((one, other) => other.kind - one.kind || one.id - other.id);
    const next = fish[fish.findIndex(({ id }) => id === this.locked) + 1] ?? fish[0] ?? null;
    this.locked = next?.id ?? null;
    return next;
  }

  lockedFish(): Swimmer | null {
    const fish = this.locked === null ? undefined : this.inReach().find(({ id }) => id === this.locked);
    if (!fish) this.locked = null;
    return fish ?? null;
  }

  changeLevel(by: number): void {
    this.level = Math.min(FISH_LEVELS, Math.max(1, this.level + by));
  }

  aimAt(x: number, y: number): void {
    const from = muzzleOf(this.seat);
    this.aim = Math.min(3.0, Math.max(0.14, Math.PI - Math.atan2(from.y - y, (x - from.x) * this.aspect)));
  }

  /** Fires where the cannon has reloaded and room in the water. Without motion the shot is there at once. */
  fire(clock: number, isStill: boolean): boolean {
    const own = this.bullets.filter(({ isShow }) => !isShow).length + this.met.length;
    if (clock - this.firedAt < FIRES_EVERY_MS || own >= MOST_IN_FLIGHT || this.tideMs < 0) return false;
    this.firedAt = clock;
    const fish = this.lockedFish();
    if (fish) {
      const { x, y } = placeAt(fish, this.tideMs);
      this.aimAt(x, y);
    }
    this.angles.set(this.seat, this.aim);
    if (isStill) {
      const near = fish ?? this.nearestToAim();
      if (near) this.meet(near, this.level);
      return near !== null;
    }
    this.launch({ seat: this.seat, angle: this.aim, level: this.level, target: fish?.id ?? null, isShow: false });
    return true;
  }

  /** A shot of somebody else's, at the fish that it met. Without motion it is there at once. */
  showShot({ seat, id, level, clock }: TheirShot, isStill: boolean): void {
    const fish = this.shoal[id];
    if (!fish) return;
    const [from, to] = [muzzleOf(seat), placeAt(fish, this.tideMs)];
    const angle = Math.PI - Math.atan2(from.y - to.y, (to.x - from.x) * this.aspect);
    this.angles.set(seat, angle);
    if (isStill) this.cast(to, level, clock);
    else this.launch({ seat, angle, level, target: id, isShow: true });
  }

  /** Where a shot meets a fish. */
  private cast({ x, y }: { x: number; y: number }, level: number, clock: number): void {
    this.effects.push({ x, y, bornAt: clock, kind: 'net', size: 0.05 + level * 0.004 });
  }

  private launch({
    seat,
    angle,
    ...shot
  }: { seat: number; angle: number } & Pick<Bullet, 'level' | 'target' | 'isShow'>) {
    const { x, y } = muzzleOf(seat);
    const [dx, dy] = [-Math.cos(angle), -Math.sin(angle)];
    const [vx, vy] = [(dx * SPEED) / this.aspect, dy * SPEED];
    this.bullets.push({ ...shot, seat, x: x + vx * 0.06, y: y + vy * 0.06, vx, vy });
  }

  /** Moves shots on, and has those that meet a fish hit it. */
  step(seconds: number, clock: number): void {
    const fish = this.seen();
    this.effects = this.effects.filter(({ bornAt }) => clock - bornAt < 700);
    this.bullets = this.bullets.filter((bullet) => this.fly(bullet, { seconds, clock, fish }));
  }

  private fly(bullet: Bullet, { seconds, clock, fish }: { seconds: number; clock: number; fish: Swimmer[] }): boolean {
    const target = bullet.target === null ? undefined : fish.find(({ id }) => id === bullet.target);
    if (target) {
      const to = placeAt(target, this.tideMs);
      const [dx, dy] = [(to.x - bullet.x) * this.aspect, to.y - bullet.y];
      const far = Math.hypot(dx, dy) || 1;
      bullet.vx = ((dx / far) * SPEED) / this.aspect;
      bullet.vy = (dy / far) * SPEED;
    } else if (bullet.isShow) return false;
    else bullet.target = null;
    bullet.x += bullet.vx * seconds;
    bullet.y += bullet.vy * seconds;
    const met = (target ? [target] : fish).find((one) => this.far(one, bullet) < this.sizeOf(one.kind) * 0.36);
    if (met && !(bullet.x < 0.01 || bullet.x > 0.99)) {
      this.cast(bullet, bullet.level, clock);
      if (!bullet.isShow) this.meet(met, bullet.level);
      return false;
    }
    return bullet.x > -0.02 && bullet.x < 1.02 && bullet.y > -0.03;
  }

  /** The hits whose turn has come, of this tide. */
  take(most: number): FishHit[] {
    const at = this.tideMs;
    const due = this.met.filter((hit) => hit.at <= at).slice(0, most);
    this.met = this.met.slice(due.length);
    return due;
  }

  forgetShots(): void {
    this.met = [];
    this.bullets = this.bullets.filter(({ isShow }) => isShow);
  }

  isOver(): boolean {
    return this.tideMs >= FISH_TIDE_MS;
  }

  private meet({ id }: Swimmer, level: number): void {
    const at = Math.max(Math.ceil(this.tideMs), this.hitAt + FISH_RELOAD_MS);
    if (at >= FISH_TIDE_MS) return;
    this.hitAt = at;
    this.met.push({ fish: id, level, at });
  }

  private nearestToAim(): Swimmer | null {
    const from = muzzleOf(this.seat);
    const at = this.tideMs;
    const off = (fish: Swimmer): number => {
      const { x, y } = placeAt(fish, at);
      return Math.abs(Math.PI - Math.atan2(from.y - y, (x - from.x) * this.aspect) - this.aim);
    };
    return this.inReach().sort((one, other) => off(one) - off(other))[0] ?? null;
  }

  private far(fish: Swimmer, { x, y }: { x: number; y: number }): number {
    const place = placeAt(fish, this.tideMs);
    return Math.hypot((place.x - x) * this.aspect, place.y - y);
  }
}
