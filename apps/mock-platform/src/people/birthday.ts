import { parseRuleDate } from '@tonalli/contracts/rules';
import { addDays } from '../clock/zone-days';
import type { World } from '../world/world';
import { profileRepository } from './profile.repository';

/** As the member gave it at their registration, or their checked CURP says, yyyy-MM-dd; null while neither does. */
export const birthdayOf = (world: World, memberId: string): string | null =>
  parseRuleDate(profileRepository(world).fields.get({ memberId })?.fields.birthday ?? '');

/** Notes a birthday, yyyy-MM-dd, where none was known. */
export const keepBirthday = (world: World, memberId: string, birthday: string): void =>
  profileRepository(world).keepBirthday({ memberId, birthday });

const LEAP_DAY = '02-29';
const BEFORE_LEAP_DAY = '02-28';

/** Who has their birthday on a day, yyyy-MM-dd; on the last of a short February also who was born on the 29th. */
export function birthdaysOn(world: World, day: string): string[] {
  const store = profileRepository(world);
  const monthDay = day.slice(5);
  const isLastOfFebruary = monthDay === BEFORE_LEAP_DAY && addDays(day, 1).slice(5) !== LEAP_DAY;
  return [...store.bornOn(monthDay), ...(isLastOfFebruary ? store.bornOn(LEAP_DAY) : [])];
}
