import type { TableMessage, TableRound, TableState } from '@tonalli/contracts/play/table-shapes';
import { MOST_PAST } from '@tonalli/contracts/play/table-shapes';
import { after, elapsedNow, nextTurn } from '../../clock/system-time';
import type { TableMoment } from '../../wagering/shared-table';
import type { World } from '../../world/world';
import { createFanOut, eventOf, type Listener } from './fan-out';
import { pastOf, proofOf, readTable, roundOf, type Table, type TableFacts, timeOf } from './read-table';
import { type Crowd, crowdOf } from './table-crowd';
import { type ChangedBet, type TableReader, tableNews } from './table-news';

/** How often others' bets are told; quicker while players still act, as when they leave a flight. */
const CROWD_MS = 1_000;
const QUICK_CROWD_MS = 250;
/** How long steps of others wait for those behind them: as told, each would cost more than it says. */
const STEPS_MS = 125;
/** A phase that should be over is waited for so long. */
const LATE_MS = 100;
/** The longest that a timer of Node sleeps. */
const LONGEST_SLEEP_MS = 2 ** 31 - 1;

const isSame = (one: TableRound | null, other: TableRound | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The same round further on, or the one behind a round whose result was told: nothing lies between. */
function isNext(before: TableRound | null, now: TableRound): boolean {
  if (before?.day !== now.day) return false;
  if (before.key === now.key) return now.beganAt >= before.beganAt;
  return before.isOver && now.number === before.number + 1;
}

/** The round behind one that was to end as this one opens: where nothing lies between, its end is seen by nobody. */
const isTurn = (before: TableRound | null, now: TableRound): boolean =>
  before?.day === now.day &&
  now.number === before.number + 1 &&
  before.endsAt !== null &&
  before.endsAt === before.nextOpensAt;

/** Looks at one table for as long as somebody listens, and tells them what changes. Nothing of the table is woken by that. */
export class TableWatcher {
  readonly #world: World;
  readonly #table: Table;
  readonly #listeners = createFanOut();
  readonly #crowd: Crowd;
  /** Bets that moved without their members, and which of them are in play money. */
  readonly #own = new Map<string, ChangedBet>();
  readonly #stops: (() => void)[];
  #seq = 0;
  #facts: TableFacts;
  #changesAt: number | null = null;
  #stopTimer = (): void => undefined;
  #crowdToldAt = Number.NEGATIVE_INFINITY;
  #isCrowdDue = false;
  #isLookDue = false;
  #areStepsDue = false;
  /** A tester did something to the table, whose past may be another since. */
  #isStirred = false;

  constructor(world: World, table: Table) {
    this.#world = world;
    this.#table = table;
    this.#crowd = crowdOf(world, table);
    const latest = table.shared.latest(world, table.rounds);
    this.#facts = readTable(world, table, latest);
    if (this.#crowd.read(this.#facts.round?.key ?? null)) this.#crowdChanged();
    this.#wakeAt(latest?.changesAt ?? null);
    this.#stops = [
      tableNews(world).subscribe(table.name, (bet) => this.#hear(bet)),
      world.events.subscribe((news) => {
        if (news.type === 'session-ended') for (const listener of this.#listeners.of(news.customerId)) listener.check();
      }),
      world.clock.onMoved(() => nextTurn(() => this.#move())),
    ];
  }

  get isLonely(): boolean {
    return this.#listeners.size === 0;
  }

  state(): TableState {
    return { seq: this.#seq, ...timeOf(this.#world), ...this.#facts, crowd: this.#crowd.show() };
  }

  /** Sends the whole state, then every change. */
  join(listener: Listener): void {
    if (this.#changesAt !== null && this.#changesAt <= this.#world.clock.now()) this.#look();
    this.#listeners.add(listener, this.#seq);
    listener.send(eventOf({ type: 'state', state: this.state() }));
  }

  leave(listener: Listener): void {
    this.#listeners.remove(listener);
  }

  stop(): void {
    this.#stopTimer();
    for (const stop of this.#stops) stop();
  }

  #toAll(message: (next: { seq: number }) => TableMessage): void {
    this.#seq += 1;
    this.#listeners.toAll(this.#seq, message({ seq: this.#seq }));
  }

  #hear(bet: Parameters<TableReader>[0]): void {
    if (bet === 'step') {
      this.#hearStep();
      return;
    }
    if (!this.#isLookDue) nextTurn(() => this.#look());
    this.#isLookDue = true;
    if (bet === null) {
      this.#isStirred = true;
      return;
    }
    if (!bet.isTrial) {
      if (bet.roundId !== null) this.#crowd.changed(bet.roundId);
      this.#crowdChanged();
    }
    if (bet.roundId === null || bet.isByMember) return;
    if (this.#own.size === 0) nextTurn(() => this.#tellOwners());
    this.#own.set(bet.roundId, bet);
  }

  #hearStep(): void {
    if (this.#areStepsDue || this.#isLookDue) return;
    this.#areStepsDue = true;
    after(STEPS_MS, () => {
      this.#areStepsDue = false;
      this.#look();
    });
  }

  #tellOwners(): void {
    for (const [roundId, { memberId, isTrial }] of this.#own) {
      const events = eventOf({ type: 'own', roundId });
      for (const listener of this.#listeners.of(memberId))
        if ((listener.wallet === 'trial') === isTrial) listener.send(events);
    }
    this.#own.clear();
  }

  #move(): void {
    this.#listeners.checkAll();
    this.#look(true);
  }

  /** `hasMoved`: time was stopped or moved, so that every countdown goes by another clock. */
  #look(hasMoved = false): void {
    this.#isLookDue = false;
    if (this.isLonely || this.#world.closed.aborted) return;
    this.#world.clock.drain();
    const latest = this.#table.shared.latest(this.#world, this.#table.rounds);
    const round = latest && roundOf(latest);
    if (round && isTurn(this.#facts.round, round)) this.#tellEnded(round.key);
    if (!round || !isNext(this.#facts.round, round) || this.#isOtherPast()) this.#tellState(latest);
    else if (hasMoved || !isSame(this.#facts.round, round)) this.#tellRound(round);
    this.#wakeAt(latest?.changesAt ?? null);
  }

  /** Tells how the round ended that was last told of, and forgets who was in it: the one of this name opened. */
  #tellEnded(opened: string): void {
    // Past results are read one by one, and a table has many.
    const [last] = this.#table.shared.results(this.#world, this.#table.rounds, 1).map(roundOf);
    if (!last || last.key !== this.#facts.round?.key) return;
    this.#tellRound(last);
    this.#crowd.read(opened);
    this.#crowdChanged();
  }

  /** Results of before were corrected. */
  #isOtherPast(): boolean {
    const isStirred = this.#isStirred;
    this.#isStirred = false;
    const [last] = this.#facts.past;
    if (!isStirred || !last) return false;
    const past = this.#table.shared.results(this.#world, this.#table.rounds).map((one) => pastOf(roundOf(one)));
    const known = new Map(this.#facts.past.map((one) => [one.key, JSON.stringify(one)]));
    return past.some((one) => known.has(one.key) && known.get(one.key) !== JSON.stringify(one));
  }

  #tellState(latest: TableMoment | null): void {
    this.#facts = readTable(this.#world, this.#table, latest);
    if (this.#crowd.read(this.#facts.round?.key ?? null)) this.#crowdChanged();
    this.#toAll(() => ({ type: 'state', state: this.state() }));
  }

  /** Tells of the round as it stands, with its result once it is over. */
  #tellRound(round: TableRound): void {
    const { past } = this.#facts;
    const isNews = round.isOver && past[0]?.key !== round.key;
    const proof = isNews ? proofOf(this.#world, this.#table, round) : null;
    const result = isNews ? { past: pastOf(round), ...(proof && { proof }) } : {};
    this.#facts = {
      ...{ ...this.#facts, round, ...(proof && { proof }) },
      past: isNews ? [pastOf(round), ...past].slice(0, MOST_PAST) : past,
    };
    this.#toAll((next) => ({ type: 'round', ...next, ...timeOf(this.#world), round, ...result }));
  }

  #wakeAt(changesAt: number | null): void {
    this.#stopTimer();
    this.#changesAt = changesAt;
    if (changesAt === null) return;
    const { now, isFrozen } = timeOf(this.#world);
    const waitMs = changesAt <= now ? LATE_MS : changesAt - now;
    if (changesAt <= now || !isFrozen) this.#stopTimer = after(Math.min(waitMs, LONGEST_SLEEP_MS), () => this.#look());
  }

  #crowdChanged(): void {
    if (this.#isCrowdDue) return;
    this.#isCrowdDue = true;
    const { round } = this.#facts;
    const isActing = round !== null && !round.takesBets && !round.isOver;
    const waitMs = this.#crowdToldAt + (isActing ? QUICK_CROWD_MS : CROWD_MS) - elapsedNow();
    if (waitMs <= 0) nextTurn(() => this.#tellCrowd());
    else after(waitMs, () => this.#tellCrowd());
  }

  #tellCrowd(): void {
    if (this.isLonely || this.#world.closed.aborted) return;
    if (this.#crowd.read(this.#facts.round?.key ?? null)) {
      nextTurn(() => this.#tellCrowd());
      return;
    }
    this.#isCrowdDue = false;
    this.#crowdToldAt = elapsedNow();
    this.#toAll((next) => ({ type: 'crowd', ...next, crowd: this.#crowd.show() }));
  }
}
