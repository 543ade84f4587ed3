import type { LotteryFamily } from '@tonalli/lottery/play';
import { deskKey, readDesk, writeDesk } from './betting/desk-storage';
import { addBet } from './betting/slip-lines';
import type { ToldOrder } from './results/told';

interface Repeated {
  username: string;
  family: LotteryFamily;
  order: Pick<ToldOrder, 'gameCode' | 'lines'>;
}

/** Puts the lines of an order on the slip that the member left at its lottery, beside what is there; nothing is sent. */
export function repeatOrder(storage: Storage, { username, family, order }: Repeated): void {
  const key = deskKey(username, order.gameCode);
  const desk = readDesk(storage, key, family);
  const slip = order.lines.reduce(
    (lines, { play, selection, unitMinor, multiple }) => addBet(lines, { play, selection, unitMinor, multiple }),
    desk.slip,
  );
  writeDesk(storage, key, { ...desk, slip });
}
