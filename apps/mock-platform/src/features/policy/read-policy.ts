import type { ValueOf } from '@tonalli/contracts/endpoint';
import type { AgeBands } from '@tonalli/contracts/policy/values';
import type { fetchPlayPolicy } from '@tonalli/contracts/policy/wire';
import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import { packOf } from './packs';
import { policySpan } from './policy-of';

const bandsOf = (bands: AgeBands) => bands.map(({ fromAge, maxMinor }) => ({ fromAge, max: maxMinor }));

/** What everybody may know of the rules that hold now. */
export function readPolicy(world: World): ValueOf<typeof fetchPlayPolicy> {
  const { id, values, until } = policySpan(world);
  const { slot, table, instant, fish } = values.maxStakeMinor;
  return {
    id,
    titles: packOf(id).titles,
    minAge: values.minAge,
    minCycleMs: values.minCycleMs,
    autoplay: values.autoplay,
    quickPlay: values.quickPlay,
    parallelGames: values.parallelGames,
    maxStake: { slot: bandsOf(slot), table: bandsOf(table), instant: bandsOf(instant), fish: bandsOf(fish) },
    ldwCelebrate: values.ldwCelebrate,
    showNet: values.showNet,
    realityCheckEveryMin: values.realityCheckEveryMin,
    realityCheckChoicesMin: values.realityCheckChoicesMin,
    limitKinds: values.limitKinds,
    limitMandatory: values.limitMandatory,
    raiseDelayH: values.raiseDelayH,
    raiseNeedsConfirm: values.raiseNeedsConfirm,
    confirmWindowH: values.confirmWindowH,
    promptAtFirstDeposit: values.promptAtFirstDeposit,
    timeoutChoices: values.timeoutChoices,
    exclusionChoices: values.exclusionChoices,
    until: Number.isFinite(until) ? toIso(until) : null,
  };
}
