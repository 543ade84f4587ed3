import { get } from 'node:http';
import { Envelope } from '@tonalli/contracts/envelope';
import {
  FISH_RELOAD_MS,
  FISH_SEATS,
  FISH_SEGMENT_HITS,
  type FishHit,
  FishShown,
  FishView,
} from '@tonalli/contracts/games/fish';
import { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { TABLE_LIVE_PATH, TableMessage } from '@tonalli/contracts/play/table-shapes';
import { type Swimmer, shoalOf, swims } from '@tonalli/mock-platform/bench-kit';
import type { Pool } from 'undici';
import type { z } from 'zod';

/** What the stream told last, to one of the four pages; the others read it too, as pages do. */
export class FishRoom {
  key: string | null = null;
  shown: FishShown | null = null;
  private readonly close: (() => void)[] = [];

  listen(url: string, { token, isRead }: { token: string; isRead: boolean }): Promise<void> {
    return new Promise((resolve, reject) => {
      let rest = '';
      const request = get(url + TABLE_LIVE_PATH, { headers: { authorization: `Bearer ${token}` }, agent: false });
      request.on('error', reject).on('response', (stream) => {
        resolve();
        if (!isRead) return void stream.resume();
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          const lines = (rest + chunk).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) if (line.startsWith('data:')) this.tell(JSON.parse(line.slice(5)));
        });
      });
      this.close.push(() =>
        request
          .off('error', reject)
          .on('error', () => {})
          .destroy(),
      );
    });
  }

  leave(): void {
    for (const close of this.close) close();
  }

  private tell(json: unknown): void {
    const message = TableMessage.parse(json);
    if (message.type !== 'state' && message.type !== 'round') return;
    const { round } = message.type === 'state' ? message.state : message;
    this.key = round?.takesBets ? round.key : null;
    this.shown = round ? FishShown.parse(round.shown) : null;
  }
}

export interface Tally {
  fired: number;
  /** Decided, and charged. */
  charged: number;
  /** Decided to be charged nothing: the fish was caught meanwhile, or the tide was over. */
  gone: number;
  /** Of a tide that was over before they were told of. */
  lost: number;
  calls: number;
  readonly waits: number[];
  readonly refusals: Map<string, number>;
}

/** What a page passes over: the tide is over, or all that was shot at is gone. */
const PASSING = new Set(['TOO_LATE', 'ROUND_CLOSED', 'STEP_INVALID', 'BET_INVALID']);

const dearest = (fish: readonly Swimmer[]): Swimmer | undefined =>
  fish.reduce<Swimmer | undefined>((best, one) => (best && best.kind >= one.kind ? best : one), undefined);

export interface GunnerParts {
  readonly pool: Pool;
  readonly room: FishRoom;
  readonly token: string;
  readonly seat: number;
  readonly perCall: number;
  /** From one telling of hits to the next, by how long the last answer took. */
  readonly tellsAgainAfter: (answerMs: number, chance: number) => number;
  /** From when a tide came to the first telling of hits in it. */
  readonly tellsFirstAfter: (chance: number) => number;
  readonly tally: Tally;
}

/** Fires as fast as the cannon reloads, and tells of the hits as the page does. */
export class BenchGunner {
  private readonly parts: GunnerParts;
  private queue: FishHit[] = [];
  private key: string | null = null;
  private own: { roundId: string; steps: number; count: number } | null = null;
  private asking = false;
  private tellsAt: number;
  private nextShotAt = 0;
  /** Resolves once nothing is on its way. */
  answered: Promise<void> = Promise.resolve();

  constructor(parts: GunnerParts) {
    this.parts = parts;
    // Each tells of its hits at its own moments.
    this.tellsAt = performance.now() + parts.tellsAgainAfter(0, 0.5) * Math.random();
  }

  /** All shots until now. */
  fire(now: number): void {
    const { room, tally, tellsFirstAfter } = this.parts;
    if (room.key !== this.key) {
      tally.lost += this.queue.length;
      // The first tide of all is begun at any moment.
      if (this.nextShotAt > 0) this.tellsAt = performance.now() + tellsFirstAfter(Math.random());
      Object.assign(this, { key: room.key, queue: [], own: null, nextShotAt: now });
    }
    for (; this.nextShotAt <= now; this.nextShotAt += FISH_RELOAD_MS) {
      // Whoever has so many to tell holds fire.
      if (!room.shown || this.key === null || this.queue.length === this.parts.perCall) continue;
      const at = this.nextShotAt - room.shown.from;
      const fish = this.target(room.shown, at);
      if (fish === undefined) continue;
      this.queue.push({ fish, level: 1, at });
      tally.fired += 1;
    }
  }

  /** Tells of what was fired, unless an answer is waited for or the last one came a moment ago. */
  flush(): void {
    if (this.asking || performance.now() < this.tellsAt || this.key === null || this.queue.length === 0) return;
    this.answered = this.tellHits(this.key).catch((error: unknown) => {
      this.parts.tally.refusals.set(String(error), 1);
    });
  }

  private async tellHits(key: string): Promise<void> {
    const { seat, perCall, tellsAgainAfter, tally } = this.parts;
    const { own } = this;
    const hits = this.queue.splice(0, Math.min(perCall, FISH_SEGMENT_HITS - (own?.count ?? 0)));
    this.asking = true;
    const sent = performance.now();
    const answer = own
      ? await this.ask('step', { round: own.roundId, step: own.steps, input: { do: 'fire', hits } })
      : await this.ask('place', { roundKey: crypto.randomUUID(), bet: { round: key, seat, hits } });
    const waited = performance.now() - sent;
    this.tellsAt = sent + tellsAgainAfter(waited, Math.random());
    tally.waits.push(waited);
    tally.calls += 1;
    this.asking = false;
    if (answer.success) this.decided(RoundAnswer.parse(answer.value), key);
    else this.refused(answer.code, hits.length);
  }

  /**
   * The dearest of the quarter that the seat shoots at, as players do: what is cheap is gone sooner than others come. Where the quarter
   * is empty, the dearest of the room.
   */
  private target({ gone, ...tide }: FishShown, at: number): number | undefined {
    const caught = new Set(gone);
    const free = shoalOf(tide).filter((one) => swims(one, at) && !caught.has(one.id));
    const isNear = ({ id }: Swimmer) => id % FISH_SEATS === this.parts.seat - 1;
    return (dearest(free.filter(isNear)) ?? dearest(free))?.id;
  }

  private async ask(verb: 'place' | 'step', body: object): Promise<z.infer<typeof Envelope>> {
    const { pool, token } = this.parts;
    const answer = await pool.request({
      ...{ path: `/play/api/${verb}`, method: 'POST', body: JSON.stringify(body) },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    return Envelope.parse(await answer.body.json());
  }

  private decided({ roundId, steps, isOver, view }: RoundAnswer, key: string): void {
    const { last, count } = FishView.parse(view);
    const gone = last.filter(([, , pays]) => pays < 0).length;
    this.parts.tally.gone += gone;
    this.parts.tally.charged += last.length - gone;
    if (this.key === key) this.own = isOver ? null : { roundId, steps, count };
  }

  private refused(code: string, hits: number): void {
    const { refusals, ...tally } = this.parts.tally;
    this.parts.tally.gone = tally.gone + hits;
    if (!PASSING.has(code)) refusals.set(code, (refusals.get(code) ?? 0) + 1);
    if (code === 'STEP_INVALID') this.own = null;
  }
}
