import { PACE_CLASSES, type PaceClass } from '@tonalli/contracts/policy/choices';
import { fetchPlayPolicy } from '@tonalli/contracts/policy/wire';
import { type Check, check, expected, type Look } from '../check';
import { type BuiltClass, launchCode, openGame, openTitles } from '../open-game';
import type { Stage } from '../stage';

const toldPolicy = ({ wire }: Stage) =>
  wire.call(fetchPlayPolicy, {}).then(({ value }) => fetchPlayPolicy.value.parse(value));

/** Two rounds in a row: as soon as the rule lets them, and a millisecond sooner. */
async function pace(stage: Stage, kind: BuiltClass, cycleMs: number): Promise<Look> {
  const player = await stage.player();
  const game = await openGame(stage, player, { kind });
  const first = expected('a first round', 'OK', await game.play());
  const told = expected('told to the page, ms', cycleMs, game.rules.minCycleMs);
  if (cycleMs === 0) return [first, expected('another one at once', 'OK', await game.play()), told];
  await stage.advance(cycleMs - 1);
  const early = expected(`another one ${cycleMs - 1} ms after its start`, 'TOO_FAST', await game.play());
  await stage.advance(1);
  return [first, early, expected(`and ${cycleMs} ms after`, 'OK', await game.play()), told];
}

async function toldToGame(
  stage: Stage,
  kind: BuiltClass,
  rule: { of: 'autoplay' | 'quickPlay'; is: boolean },
): Promise<Look> {
  const { rules } = await openGame(stage, await stage.player(), { kind });
  const policy = await toldPolicy(stage);
  return [
    expected('the game is told that it may', rule.is, rules[rule.of]),
    expected('all pages are told that games may', rule.is, policy[rule.of][kind]),
  ];
}

/** Shots have no rounds to be kept apart: where the rules ask for a pace, no room is offered. */
async function offered(stage: Stage, cycleMs: number): Promise<Look> {
  const [room] = await openTitles(stage, 'fish');
  if (!room) return { notApplicable: 'no room of fish can be entered' };
  const code = await launchCode(await stage.player(), room);
  return [expected('a room of fish can be entered', cycleMs === 0 ? 'OK' : 'GAME_UNAVAILABLE', code)];
}

async function toldOfFish(stage: Stage, { of, is }: { of: 'autoplay' | 'quickPlay'; is: boolean }): Promise<Look> {
  return [expected('all pages are told that games may', is, (await toldPolicy(stage))[of].fish)];
}

const isBuilt = (kind: PaceClass): kind is BuiltClass => kind !== 'fish';

async function secondGame(stage: Stage, parallelGames: boolean): Promise<Look> {
  const player = await stage.player();
  await openGame(stage, player, { kind: 'slot' });
  const second = await openGame(stage, player, { kind: 'slot', at: 1 }).then(
    () => 'OK',
    (failure: Error) => failure.message.split(' ').at(-1),
  );
  const policy = await toldPolicy(stage);
  return [
    expected('a second game beside an open one', parallelGames ? 'OK' : 'GAME_ALREADY_OPEN', second),
    expected('all pages are told that it may be', parallelGames, policy.parallelGames),
  ];
}

const byClass = PACE_CLASSES.flatMap((kind): Check[] => [
  check(`minCycleMs.${kind}`, {
    unruled: 0,
    look: (stage, value) => (isBuilt(kind) ? pace(stage, kind, value) : offered(stage, value)),
  }),
  check(`autoplay.${kind}`, {
    unruled: true,
    look: (stage, is) =>
      isBuilt(kind) ? toldToGame(stage, kind, { of: 'autoplay', is }) : toldOfFish(stage, { of: 'autoplay', is }),
  }),
  check(`quickPlay.${kind}`, {
    unruled: true,
    look: (stage, is) =>
      isBuilt(kind) ? toldToGame(stage, kind, { of: 'quickPlay', is }) : toldOfFish(stage, { of: 'quickPlay', is }),
  }),
]);

export const PACE_CHECKS: readonly Check[] = [
  ...byClass,
  check('parallelGames', { unruled: true, look: secondGame }),
  check('ldwCelebrate', {
    unruled: true,
    look: async (stage, is) => [
      expected(
        'pages are told that a payout up to the stake is celebrated',
        is,
        (await toldPolicy(stage)).ldwCelebrate,
      ),
    ],
  }),
];
