import { type PlayClock, PlayReport } from '@tonalli/contracts/play-time/shapes';
import * as z from 'zod/mini';
import { byId, el, wait } from './dom';
import { codeOf } from './failures';
import { CallFailure } from './game-server';
import { announce } from './hud-parts';
import type { OpenedPage } from './open-page';
import { showPage } from './parent';
import { createPlayTimer, type PlayTimer } from './play-timer';
import { openRealityCheck } from './reality-check';
import { coverIfRefused, openRefusal } from './refusal';
import { clockText, netText } from './span-texts';
import type { Translate } from './texts';

interface WatchParts {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly page: Pick<OpenedPage<{ play: PlayClock | null }>, 'server' | 'state' | 'lang' | 'leave'>;
  /** No round is under way. */
  readonly isIdle: () => boolean;
  /** Whatever plays by itself ends. */
  readonly onCheck: () => void;
  readonly onFailure: (failure: unknown) => void;
}

const TICK_MS = 1_000;
const Report = z.nullable(PlayReport);

/** Time and net result of play on every page, the pace that the rules ask for, and the reality check. */
export class PlayWatch {
  private readonly parts: WatchParts;
  private readonly timer: PlayTimer;
  private readonly line: HTMLParagraphElement | null;
  private isChecking = false;

  constructor(parts: WatchParts) {
    this.parts = parts;
    const { play } = parts.page.state;
    this.timer = createPlayTimer(play, () => performance.now());
    this.line = play && el('p.play-line', { role: 'timer', 'aria-live': 'off' });
    if (!this.line) return;
    byId('game', HTMLElement).append(this.line);
    this.show();
    setInterval(() => this.tick(), TICK_MS);
  }

  /** Of an answer of the platform. */
  update(play: PlayClock | null): void {
    this.timer.update(play);
    this.show();
  }

  /** Whether a round may begin now. Where not, the page shows why: the ring of a wait, or the check that is due. */
  mayBegin(): boolean {
    if (this.isChecking) return false;
    if (this.timer.isCheckDue()) {
      void this.check();
      return false;
    }
    const waitMs = this.timer.waitMs();
    if (waitMs > 0) this.refuseFor(waitMs);
    return waitMs === 0;
  }

  /** The round was shown: the next one waits for its pace, or for a check. */
  async roundOver(): Promise<void> {
    if (this.timer.isCheckDue()) await this.check();
    else if (this.timer.waitMs() > 0) {
      this.ring(this.timer.waitMs());
      await wait(this.timer.waitMs());
    }
  }

  /** Takes a refusal of what protects the player, and shows it with the way on. Returns whether it was such. */
  takes(failure: unknown): boolean {
    if (!(failure instanceof CallFailure)) return false;
    const { t, money, page } = this.parts;
    if (failure.code === 'REALITY_CHECK_DUE') {
      void this.check();
      return true;
    }
    if (failure.code === 'TOO_FAST' && this.timer.play) {
      const waitMs = failure.told.retryAfterMs ?? 0;
      this.timer.update({ ...this.timer.play, elapsedMs: this.timer.elapsedMs(), waitMs });
      this.refuseFor(waitMs);
      return true;
    }
    const words = { t, money, lang: page.lang };
    return coverIfRefused(words, failure, page.leave) || openRefusal(words, failure);
  }

  private tick(): void {
    this.show();
    if (this.timer.isCheckDue() && this.parts.isIdle()) void this.check();
  }

  private show(): void {
    const { play } = this.timer;
    if (!this.line || !play) return;
    const { t, money } = this.parts;
    const pair = (name: string, value: string) => el('span', {}, `${name} `, el('b', {}, value));
    const net = netText(play.paidMinor - play.stakedMinor, money);
    this.line.replaceChildren(pair(t('time'), clockText(this.timer.elapsedMs())), pair(t('net'), net));
  }

  /** Of a press that came too early. */
  private refuseFor(waitMs: number): void {
    announce(this.parts.t('tooFast', { seconds: Math.ceil(waitMs / 1_000) }));
    this.ring(waitMs);
  }

  /** Shows on the button how long the wait is. */
  private ring(waitMs: number): void {
    const button = byId('spin', HTMLButtonElement);
    if (waitMs <= 0 || button.dataset.waiting === 'true') return;
    button.style.setProperty('--wait', `${waitMs}ms`);
    button.dataset.waiting = 'true';
    button.setAttribute('aria-disabled', 'true');
    void wait(waitMs).then(() => {
      delete button.dataset.waiting;
      button.removeAttribute('aria-disabled');
    });
  }

  /** Asks the platform whether a check is due, since it may have been answered in another tab, and shows it. */
  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    this.parts.onCheck();
    try {
      const report = await this.read();
      this.update(report);
      if (report?.check?.dueInMs === 0) this.open(report);
      else this.isChecking = false;
    } catch (failure) {
      this.isChecking = false;
      if (codeOf(failure) !== 'NETWORK') this.parts.onFailure(failure);
    }
  }

  private readonly read = () => this.parts.page.server.read('time', Report);

  private open(report: PlayReport): void {
    const { t, money, page, onFailure } = this.parts;
    openRealityCheck({
      ...{ t, money, report, read: this.read, onFailure, leave: page.leave },
      showHistory: () => showPage('history'),
      answer: (id) => page.server.ask({ path: 'check', answer: Report, body: { id } }),
      onClosed: (after) => {
        this.isChecking = false;
        this.update(after);
      },
    });
  }
}
