import { DiceConfig, DiceView } from '@tonalli/contracts/games/dice';
import { RoundAnswer, RoundOpenAnswer, RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { RotateAnswer } from '@tonalli/contracts/play/slot-shapes';
import * as z from 'zod/mini';
import { askGame } from './slot-player';
import type { TestBrowser } from './test-browser';

const Answer = z.extend(RoundAnswer, { view: DiceView });
const Verified = z.object({ value: RoundVerifyAnswer });
const Opened = z.extend(RoundOpenAnswer, { config: DiceConfig });

/** An open title of dice that is played from the main account. */
export async function findDice({ client }: TestBrowser) {
  const query = { language: 'es', type: 'RNG', classify: 'ARCADE', search: 'dados', page: 1, pageSize: 60 } as const;
  const { games } = await client.lobby.games.query(query);
  const game = games.find(({ open, trial }) => open && trial);
  if (!game) throw new Error('no title of dice can be started');
  return game;
}

/** Launches and opens dice, as the lobby and the game's page do. */
export async function openDice(browser: TestBrowser, { freeTrial = false } = {}) {
  const { id: gameId, vendor, type } = await findDice(browser);
  const launch = { gameId, vendor, type, device: 'WEB', backPath: '/rng', freeTrial } as const;
  const { url } = await browser.client.play.launch.mutate(launch);
  const { origin, hash, pathname } = new URL(url);
  const { launch: token, world } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const state = Opened.parse(await askGame(`${origin}/play/api/open`, { launch: token, world }));
  const ask = (path: string, body: object) => askGame(`${origin}/play/api/${path}`, body, state.token);
  return {
    ...{ gameId, pathname, state },
    /** Rejects with the catalogue's code as message. */
    place: async (roundKey: string, bet: object) => Answer.parse(await ask('place', { roundKey, bet })),
    step: (round: string) => ask('step', { round, step: 0, input: 'roll' }),
    rotate: async () => RotateAnswer.parse(await ask('rotate', {})),
    /** As anybody may. */
    verify: async (round: string) => {
      const response = await fetch(`${origin}/play/api/verify?${new URLSearchParams({ round, world: world ?? '' })}`);
      return Verified.parse(await response.json()).value;
    },
  };
}
