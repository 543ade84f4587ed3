import { GAME_ENDPOINTS } from '@tonalli/contracts/play/wire-games';
import { chooseCheckInterval, fetchPlayTime } from '@tonalli/contracts/play-time/wire';
import { fetchPlayPolicy } from '@tonalli/contracts/policy/wire';
import { type Check, check, expected, type Look, type Observation } from '../check';
import { openGame, type PlayedGame } from '../open-game';
import type { Stage } from '../stage';
import type { WirePlayer } from '../wire-player';

const MINUTE_MS = 60_000;
const STEP_MIN = 15;
/** So long without a check that none can be meant. */
const WITHOUT_CHECK_MIN = 180;

/** Plays for so long, a round every quarter of an hour. */
async function playFor(stage: Stage, game: PlayedGame, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= STEP_MIN) {
    await game.play();
    await stage.advance(Math.min(STEP_MIN, left) * MINUTE_MS);
  }
}

/** Somebody who has played for so long that a check is due. */
async function untilCheck(stage: Stage, everyMin: number) {
  const player = await stage.player();
  const game = await openGame(stage, player, { kind: 'slot' });
  await playFor(stage, game, everyMin);
  return { player, game };
}

const dueCheck = async (player: WirePlayer, { token }: PlayedGame) =>
  (await player.read(GAME_ENDPOINTS['play.time'], {}, token))?.check ?? null;

async function atItsHour(stage: Stage, everyMin: number | null): Promise<Observation[]> {
  const { player, game } = await untilCheck(stage, everyMin ?? WITHOUT_CHECK_MIN);
  const check = await dueCheck(player, game);
  if (everyMin === null) return [expected(`a check after ${WITHOUT_CHECK_MIN} minutes of play`, null, check)];
  const answered = await player.ask(GAME_ENDPOINTS['play.check'], { id: check?.id ?? '' }, game.token);
  const next = await dueCheck(player, game);
  return [
    expected(`a check after ${everyMin} minutes of play, due in ms`, 0, check?.dueInMs),
    expected('it is answered', 'OK', answered),
    expected('the next one is due in minutes', everyMin, (next?.dueInMs ?? 0) / MINUTE_MS),
    expected('and a round begins', 'OK', await game.play()),
  ];
}

async function notSooner(stage: Stage, everyMin: number | null): Promise<Observation[]> {
  if (everyMin === null) return [];
  const player = await stage.player();
  const game = await openGame(stage, player, { kind: 'slot' });
  await playFor(stage, game, everyMin - 1);
  await stage.advance(MINUTE_MS - 1);
  return [expected('a round a millisecond before the check', 'OK', await game.play())];
}

async function blocking(stage: Stage, isBlocking: boolean): Promise<Look> {
  const everyMin = stage.ruled('realityCheckEveryMin');
  if (typeof everyMin !== 'number') return { notApplicable: 'no reality check is ruled on this day' };
  const { game } = await untilCheck(stage, everyMin);
  const other = isBlocking ? 'REALITY_CHECK_DUE' : 'OK';
  return [
    expected('a round while a check is due', other, await game.play()),
    expected('and once more', other, await game.play()),
  ];
}

async function choices(stage: Stage, choicesMin: readonly number[]): Promise<Look> {
  const player = await stage.player();
  const { choicesMin: offered } = await player.read(fetchPlayTime, {});
  const seen = [expected('intervals that are offered', choicesMin, offered)];
  for (const everyMin of choicesMin)
    seen.push(expected(`${everyMin} minutes are chosen`, 'OK', await player.ask(chooseCheckInterval, { everyMin })));
  const other = Math.max(0, ...choicesMin) + 1;
  const refused = await player.ask(chooseCheckInterval, { everyMin: other });
  return [...seen, expected(`${other} minutes are chosen`, 'INVALID_REQUEST', refused)];
}

async function netResult(stage: Stage, isShown: boolean): Promise<Look> {
  const { value } = await stage.wire.call(fetchPlayPolicy, {});
  const told = expected(
    'pages are told to show time and net result',
    isShown,
    fetchPlayPolicy.value.parse(value).showNet,
  );
  if (!isShown) return [told];
  const player = await stage.player();
  const game = await openGame(stage, player, { kind: 'slot' });
  await game.play();
  await stage.advance(MINUTE_MS);
  const report = await player.read(GAME_ENDPOINTS['play.time'], {}, game.token);
  return [
    told,
    expected('the game has the time of play, ms', MINUTE_MS, report?.elapsedMs),
    expected('and what was staked', game.stakesMinor[0], report?.stakedMinor),
    expected('and what was paid', 'number', typeof report?.paidMinor),
  ];
}

export const TIME_CHECKS: readonly Check[] = [
  check('realityCheckEveryMin', {
    unruled: null,
    async look(stage, everyMin) {
      const soon = await notSooner(stage, everyMin);
      const due = await atItsHour(stage, everyMin);
      return [...soon, ...due];
    },
  }),
  check('realityCheckChoicesMin', { unruled: [], look: choices }),
  check('realityCheckBlocking', { look: blocking }),
  check('showNet', { unruled: false, look: netResult }),
];
