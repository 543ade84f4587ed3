import type { AgeBands } from '@tonalli/contracts/policy/values';
import { type Check, check, expected, type Look, type Observation } from '../check';
import { openGame, type PlayedGame } from '../open-game';
import { birthdayAt, type Stage } from '../stage';

const PAUSE_MS = 10_000;

interface Somebody {
  who: string;
  birthday: string;
  maxMinor: number;
}

/** The youngest, and of each further band somebody on their birthday and somebody who has it tomorrow. */
const atTheEdges = (bands: AgeBands, day: string): Somebody[] =>
  bands.flatMap(({ fromAge, maxMinor }, at) => {
    const of = { who: `at ${fromAge}`, birthday: birthdayAt(day, { years: fromAge }), maxMinor };
    const before = bands[at - 1];
    if (!before) return [of];
    const youngest = { who: `a day before ${fromAge}`, birthday: birthdayAt(day, { years: fromAge, less: 1 }) };
    return [{ ...youngest, maxMinor: before.maxMinor }, of];
  });

async function stakesOf(stage: Stage, game: PlayedGame, { who, maxMinor }: Somebody): Promise<Observation[]> {
  const allowed = game.stakesMinor.findLast((stake) => stake <= maxMinor);
  const above = game.stakesMinor.find((stake) => stake > maxMinor);
  const seen: Observation[] = [
    expected(`${who} the game is told the greatest stake`, maxMinor, game.rules.maxStakeMinor),
  ];
  for (const [stake, wanted] of [
    [allowed, 'OK'],
    [above, 'STAKE_ABOVE_POLICY'],
  ] as const) {
    if (stake === undefined) continue;
    await stage.advance(PAUSE_MS);
    seen.push(expected(`${who} a stake of ${stake} where ${maxMinor} is the most`, wanted, await game.play(stake)));
  }
  return seen;
}

async function greatestStake(stage: Stage, bands: AgeBands): Promise<Look> {
  if (bands.length === 0) {
    const game = await openGame(stage, await stage.player(), { kind: 'slot' });
    const most = game.stakesMinor.at(-1) ?? 0;
    return [
      expected('the game is told the greatest stake', null, game.rules.maxStakeMinor),
      expected(`the greatest stake that the game has, ${most}`, 'OK', await game.play(most)),
    ];
  }
  const seen: Observation[] = [];
  for (const somebody of atTheEdges(bands, stage.day)) {
    const player = await stage.player({ birthday: somebody.birthday });
    seen.push(...(await stakesOf(stage, await openGame(stage, player, { kind: 'slot' }), somebody)));
  }
  return seen;
}

export const STAKE_CHECKS: readonly Check[] = [check('maxStakeMinor.slot', { unruled: [], look: greatestStake })];
