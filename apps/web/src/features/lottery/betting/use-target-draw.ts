import { useState } from 'react';
import { type ServerClock, useAt } from '../clock/server-clock';
import type { ToldIssue } from './told';

/** The draw that is bet on: it changes by itself only while nothing has been chosen. */
export interface TargetDraw {
  draw: ToldIssue | null;
  /** It takes no orders any more, or none for now. */
  isClosed: boolean;
  /** What takes orders in its place. */
  next: ToldIssue | null;
  /** On to the next draw, as the member wished. */
  moveOn(): void;
}

const TAKES_ORDERS: ReadonlySet<string> = new Set(['OPEN', 'SCHEDULED']);

interface Wanted {
  current: ToldIssue | null;
  clock: ServerClock;
  /** Something was chosen for the draw, and is not moved to another one by itself. */
  isBusy: boolean;
}

export function useTargetDraw({ current, clock, isBusy }: Wanted): TargetDraw {
  const [kept, keep] = useState(current);
  const [closed, close] = useState<string | null>(null);
  const isMoved = current !== null && current.issue !== kept?.issue;
  if (isMoved && (!isBusy || kept === null)) keep(current);
  const draw = isMoved ? kept : current;
  useAt(draw?.closesAt ?? null, clock, () => close(draw?.issue ?? null));
  const isOver = draw !== null && (closed === draw.issue || clock.now() >= Date.parse(draw.closesAt));
  return {
    draw,
    isClosed: draw === null || isMoved || isOver || !TAKES_ORDERS.has(draw.state),
    next: isMoved ? current : null,
    moveOn: () => keep(current),
  };
}
