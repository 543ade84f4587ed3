import { RoundAnswer, RoundOpenAnswer } from '@tonalli/contracts/play/round-shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';
import { askGame } from '../slot-player';
import type { LoggedIn, StackWorld } from '../stack';

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  player = await world.member({ balanceMinor: 100_000 });
});

/** A round of mines that was begun, and the title that it is played in. */
async function beginMines({ client }: LoggedIn) {
  const query = {
    language: 'es',
    type: 'RNG',
    classify: 'ARCADE',
    search: 'campo minado',
    page: 1,
    pageSize: 60,
  } as const;
  const { games } = await client.lobby.games.query(query);
  const game = games.find(({ open, trial }) => open && trial);
  if (!game) throw new Error('no title of mines can be started');
  const { id: gameId, vendor, type } = game;
  const { url } = await client.play.launch.mutate({
    ...{ gameId, vendor, type, device: 'WEB', backPath: '/rng', freeTrial: false },
  });
  const { origin, hash } = new URL(url);
  const { launch, world: name } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const { token } = RoundOpenAnswer.parse(await askGame(`${origin}/play/api/open`, { launch, world: name }));
  const ask = async (path: string, body: object) =>
    RoundAnswer.parse(await askGame(`${origin}/play/api/${path}`, body, token));
  const round = await ask('place', { roundKey: 'left-open', bet: { bombs: 3, stakeMinor: 1_000 } });
  return { game, round, ask };
}

describe('open bets', () => {
  it('GAME-16 are those of the member, with what the platform says of each, in minor units, until they are over', async () => {
    const { client } = player;
    expect(await client.records.open.query({ language: 'es' })).toEqual([]);
    const { game, round, ask } = await beginMines(player);
    const shown = await client.records.open.query({ language: 'en' });
    const { request, value } = await lastRecordedCall(stack, world, 'listOpenBets');
    expect(request).toEqual({ language: 'EN' });
    const [told] = value.content;
    if (!told) throw new Error('nothing is open');
    expect(shown).toEqual([
      {
        ...{ betId: told.betId, roundId: round.roundId, at: told.at, vendorName: told.vendorName },
        game: {
          ...{ id: game.id, name: told.gameName, vendor: game.vendor, type: game.type },
          ...{ gameCode: game.gameCode, icon: game.icon },
        },
        ...{ isPlayable: true, isTrial: false, stakeMinor: minor(told.stake), standsMinor: minor(told.stands ?? '') },
      },
    ]);
    expect(shown).toMatchObject([{ stakeMinor: 1_000, standsMinor: 1_000 }]);

    const other = await world.member({ balanceMinor: 100_000 });
    expect(await other.client.records.open.query({ language: 'es' })).toEqual([]);

    // Nobody comes: the stake goes back, and the inbox says so.
    await world.control.run('advanceClock', { by: '24h' });
    await player.login(player.username, player.password, 'member');
    expect(await client.records.open.query({ language: 'es' })).toEqual([]);
    const inbox = await client.messages.list.query({ language: 'es', filter: 'all', page: 1, pageSize: 20 });
    expect(inbox.rows.filter(({ kind }) => kind === 'betEnded')).toMatchObject([
      { title: `Tu apuesta en ${game.name} volvió a tu saldo`, read: false },
    ]);
    await expect(ask('step', { round: round.roundId, step: 0, input: { do: 'open', cell: 0 } })).rejects.toThrow();
  });
});
