import type { WireLanguage } from '@tonalli/contracts/language';
import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import type { FrozenTerms } from './bonus-terms';
import type { Grant } from './bonuses.repository';
import { leftMinorOf } from './end-grant';
import { grantIdOf } from './grant-ids';

/** The best counted first. */
export const toWireContributions = (contributions: FrozenTerms['contributions']) =>
  Object.entries(contributions)
    .map(([family, percent]) => ({ family, percent }))
    .sort((a, b) => b.percent - a.percent || (a.family < b.family ? -1 : 1));

const isoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));

/** A grant as the wire has it. Amounts in minor units. */
export function toWireGrant(world: World, grant: Grant, language: WireLanguage) {
  const { terms, state, ending } = grant;
  return {
    ...{ bonusId: grantIdOf(grant.id), state, ending },
    title: language === 'ES' ? terms.titleEs : terms.titleEn,
    bonus: grant.bonusMinor,
    left: leftMinorOf(world, grant),
    deposit: grant.depositMinor,
    required: grant.requiredMinor,
    done: Math.min(grant.doneMinor, grant.requiredMinor),
    maxStake: terms.maxStakeMinor,
    maxConversion: terms.maxConversionMinor,
    days: terms.days,
    contributions: toWireContributions(terms.contributions),
    createdAt: toIso(grant.createdAt),
    activatedAt: isoOrNull(grant.activatedAt),
    expiresAt: isoOrNull(grant.expiresAt),
    endedAt: isoOrNull(grant.endedAt),
    kept: grant.keptMinor,
    lost: grant.lostMinor,
  };
}
