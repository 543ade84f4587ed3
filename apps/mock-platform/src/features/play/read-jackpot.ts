import type { fetchJackpot } from '@tonalli/contracts/content/wire';
import type { ValueOf } from '@tonalli/contracts/endpoint';
import { toIso } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import type { World } from '../../world/world';
import { maskName } from './announce-win';
import { jackpotRepository } from './jackpot.repository';
import { jackpotNow } from './jackpot-now';
import { JACKPOT_RULES } from './jackpot-settings';

type Jackpot = ValueOf<typeof fetchJackpot>;

/** The pool as everybody may see it. Opens it when nobody has yet. */
export function readJackpot(world: World): Jackpot {
  const { contributionBasisPoints, oneIn, startMinMinor, startMaxMinor } = world.settings.get(JACKPOT_RULES);
  const last = jackpotRepository(world).lastWin.get();
  return {
    kind: 'PROGRESSIVE',
    ...jackpotNow(world),
    lastWon: last
      ? { customerName: maskName(nicknameOf(world, last.memberId)), amount: last.amountMinor, at: toIso(last.at) }
      : null,
    terms: { contributionBasisPoints, oneIn, startFrom: startMinMinor, startTo: startMaxMinor },
  };
}
