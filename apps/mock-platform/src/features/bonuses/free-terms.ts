import { FREE_KINDS, FREE_WINNINGS, type FreeKind, type FreeWinnings } from '@tonalli/contracts/bonuses/states';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { bonusTerms } from './bonus-terms';

/** Families whose rounds are decided as they are placed, with one stake: no free play is open, sold back or corrected later. */
const FAMILIES = ['slot', 'dice'] as const;

const Words = z.strictObject({ title: z.string().min(1) });

const FreeTerms = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,32}$/),
    version: z.int().min(1),
    kind: z.enum(FREE_KINDS),
    es: Words,
    en: Words,
    family: z.enum(FAMILIES),
    /** So many of the family's most popular titles, as they are given. */
    titles: z.int().min(1).max(20),
    days: z.int().min(1).max(90),
    winnings: z.enum(FREE_WINNINGS),
    /** What it becomes bonus money under. */
    bonusTermsId: z.string().optional(),
    /** Of all that the house stakes. */
    maxWinTimes: z.int().min(1).max(1_000),
  })
  .superRefine(({ winnings, bonusTermsId }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['bonusTermsId'], message });
    if ((winnings === 'BONUS') !== (bonusTermsId !== undefined)) refuse('belongs to BONUS');
    if (bonusTermsId !== undefined && !bonusTerms().some(({ id }) => id === bonusTermsId))
      refuse('there is no such bonus');
  });
export type FreeTerms = z.infer<typeof FreeTerms>;

const freeTerms = dataFile('bonuses/free-plays.yaml', listById(FreeTerms));

/** What free plays were taken under; it stays whatever the operator changes. Amounts in minor units. */
export interface FrozenFree {
  readonly version: number;
  readonly titleEs: string;
  readonly titleEn: string;
  readonly family: string;
  /** Where they are played. */
  readonly nodeIds: readonly string[];
  readonly winnings: FreeWinnings;
  /** Of what is won as bonus money; null: it is the member's own. */
  readonly bonusTermsId: string | null;
  readonly maxWinMinor: number;
}

/** Throws `BONUS_NOT_FOUND`, also for terms of the other kind. */
export function requireFreeTerms(id: string, kind: FreeKind): FreeTerms {
  const terms = freeTerms().find((one) => one.id === id);
  if (terms?.kind !== kind) throw new PlatformFailure('BONUS_NOT_FOUND');
  return terms;
}

/** Throws `GAME_UNAVAILABLE` where no title of the family is open. */
export function freezeFree(world: World, terms: FreeTerms, stakedMinor: number): FrozenFree {
  const notOf = world.settings.get(WALLET_VENDORS);
  const nodeIds = playableOfFamily(world, { family: terms.family, notOf, limit: terms.titles }).map(
    ({ nodeId }) => nodeId,
  );
  if (nodeIds.length === 0) throw new PlatformFailure('GAME_UNAVAILABLE');
  return {
    ...{ version: terms.version, titleEs: terms.es.title, titleEn: terms.en.title, family: terms.family, nodeIds },
    ...{ winnings: terms.winnings, bonusTermsId: terms.bonusTermsId ?? null },
    maxWinMinor: terms.maxWinTimes * stakedMinor,
  };
}
