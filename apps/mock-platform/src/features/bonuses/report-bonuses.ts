import { GAMES } from '../../games/registry';
import type { World } from '../../world/world';
import { freeReport, grantReport } from './bonus-report.repository';

/** What was given, and what became of it. Amounts in minor units. */
export interface CostRow {
  readonly granted: number;
  readonly grantedMinor: number;
  /** Of these, what was taken: activated, played, claimed. */
  readonly taken: number;
  readonly takenMinor: number;
  readonly wageredMinor: number;
  /** What became the members' own. */
  readonly convertedMinor: number;
  readonly forfeitedMinor: number;
  readonly expiredMinor: number;
  /** What the house's promotions paid for it so far, less what came back. */
  readonly costMinor: number;
  /** What members still may get of it. */
  readonly openMinor: number;
}

/** Of a stake on a title, the part that comes back in the long run; all of it where none is stated. */
function returnOf(family: string, nodeId: string): number {
  const game = GAMES.find((one) => one.family === family);
  const percent = game?.stated?.(game.settingOf(nodeId)).rtpPercent;
  return percent ? Number(percent) / 100 : 1;
}

/** What so many stakes of the house on a title are expected to win. Minor units. */
export const expectedMinor = (stakedMinor: number, title: { family: string; nodeId: string }): number =>
  Math.round(stakedMinor * returnOf(title.family, title.nodeId));

/** Bonus money by its terms, with what members hold of it and what waits behind an active one. */
export const reportGrants = (world: World): (CostRow & { termsId: string; heldMinor: number })[] =>
  grantReport(world)().map(({ queuedMinor, ...row }) => ({ ...row, openMinor: row.heldMinor + queuedMinor }));

/** Free plays by their terms; what can still be played is worth what its title returns of it. */
export const reportFree = (world: World): (CostRow & { termsId: string; heldMinor: number })[] =>
  freeReport(world)().map(({ leftMinor, family, nodeId, ...row }) => ({
    ...row,
    openMinor: row.heldMinor + expectedMinor(leftMinor, { family, nodeId }),
  }));
