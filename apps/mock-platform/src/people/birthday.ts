import { parseRuleDate } from '@tonalli/contracts/rules';
import type { World } from '../world/world';
import { profileRepository } from './profile.repository';

/** As the member gave it at their registration, yyyy-MM-dd; null when they were not asked. */
export const birthdayOf = (world: World, memberId: string): string | null =>
  parseRuleDate(profileRepository(world).fields.get({ memberId })?.fields.birthday ?? '');
