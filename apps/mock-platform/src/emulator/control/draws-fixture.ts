import * as wire from '@tonalli/contracts/lottery/wire';
import type { ShownDraws } from '@tonalli/qa/lotteries';
import { MINUTE_MS, minute, serveLotteries } from '../../features/lottery/lottery-fixture';

/** The lottery of a minute whose draws tests steer. */
export const CODE = 'five-1';

export const drawIn = ({ draws }: ShownDraws, issue: string) => draws.find((draw) => draw.issue === issue);

/** A platform with the lotteries, and what testers see and do there. */
export async function serveDraws() {
  const stage = await serveLotteries();
  const show = (code = CODE): Promise<ShownDraws> => stage.qa.run('showDraws', { code });
  /** Another result whose units are that digit. */
  const corrected = async (digit: string, issue = minute()): Promise<string> => {
    const result = String(drawIn(await show(), issue)?.result);
    return `${result.slice(0, 4) === '1234' ? '4321' : '1234'}${digit}`;
  };
  return Object.assign(stage, {
    show,
    stateOf: async (issue: string, code = CODE) => drawIn(await show(code), issue)?.state,
    advance: (ms = MINUTE_MS) => stage.world.clock.advance(ms),
    proofOf: (issue: string, gameCode = CODE) =>
      stage.platform.value(wire.fetchIssueProof, { gameCode, issue }, { world: stage.world.name }),
    /** How many postings of a kind there are. */
    moved: (kind: string): number =>
      Number(stage.world.sqlite.prepare('SELECT count(*) FROM postings WHERE kind = ?').pluck().get(kind)),
    /** The draw that stands comes out with a 7 at the units, or without. */
    forceUnits: (wins: boolean) =>
      stage.qa.run('forceDraw', { code: CODE, play: 'positioning', selection: [[], [], [], [], ['7']], wins }),
    corrected,
    correct: async (digit: string, issue = minute()) =>
      stage.qa.run('correctDraw', { code: CODE, issue, result: await corrected(digit, issue) }),
  });
}
