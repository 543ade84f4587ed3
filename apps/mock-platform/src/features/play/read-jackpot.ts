import type { fetchJackpot } from '@tonalli/contracts/content/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';
import { toIso } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import type { World } from '../../world/world';
import { maskName } from './announce-win';
import { jackpotRepository } from './jackpot.repository';
import { openPool } from './jackpot-pool';
import { JACKPOT_RULES } from './jackpot-settings';

type Jackpot = ValueOf<typeof fetchJackpot>;

/** The pool as everybody may see it. Opens it when nobody has yet. */
export function readJackpot(world: World): Jackpot {
  const { contributionBasisPoints, stakePerWinMinor, seedMinor } = world.settings.get(JACKPOT_RULES);
  const store = jackpotRepository(world);
  if (!store.pool.get()) world.transaction(() => openPool(world, world.clock.now()));
  const last = store.lastWin.get();
  return {
    kind: 'PROGRESSIVE',
    amount: world.ledger.houseBalance('house.jackpot'),
    at: toIso(store.pool.get()?.at ?? world.clock.now()),
    lastWon: last
      ? { customerName: maskName(nicknameOf(world, last.memberId)), amount: last.amountMinor, at: toIso(last.at) }
      : null,
    terms: { contributionBasisPoints, stakePerWin: stakePerWinMinor, seed: seedMinor },
  };
}
