import type { WireLanguage } from '@tonalli/contracts/language';

interface Level {
  /** Valid bets, over all time, from which the level is reached. */
  validBetMinor: number;
  /** Valid bets in a quarter that keep its benefits. */
  keepBetMinor: number;
  upgradeBonusMinor: number;
  monthlyBonusMinor: number;
  /** Once a year. */
  birthdayGiftMinor: number;
  name: Readonly<Record<WireLanguage, string>>;
}

const level = (
  ES: string,
  EN: string,
  [validBet, keepBet, upgradeBonus, monthlyBonus, birthdayGift]: [number, number, number, number, number],
): Level => ({
  validBetMinor: validBet * 100,
  keepBetMinor: keepBet * 100,
  upgradeBonusMinor: upgradeBonus * 100,
  monthlyBonusMinor: monthlyBonus * 100,
  birthdayGiftMinor: birthdayGift * 100,
  name: { ES, EN },
});

/** The operator's levels, amounts in whole pesos: valid bets to reach one, those of a quarter that keep its benefits, upgrade bonus, monthly bonus, birthday gift. */
export const VIP_LEVELS: readonly Level[] = [
  level('Alba', 'Dawn', [0, 0, 0, 0, 0]),
  level('Barro', 'Clay', [1_000, 0, 10, 0, 0]),
  level('Cobre', 'Copper', [3_000, 150, 20, 10, 20]),
  level('Plata', 'Silver', [10_000, 500, 60, 30, 60]),
  level('Oro', 'Gold', [50_000, 2_500, 240, 100, 200]),
  level('Jade', 'Jade', [250_000, 12_500, 1_000, 350, 700]),
  level('Turquesa', 'Turquoise', [1_000_000, 50_000, 4_000, 1_200, 2_400]),
  level('Obsidiana', 'Obsidian', [5_000_000, 250_000, 20_000, 5_000, 10_000]),
  level('Sol', 'Sun', [25_000_000, 1_250_000, 88_888, 20_000, 40_000]),
];

export const VIP_LABEL: Readonly<Record<WireLanguage, string>> = { ES: 'Club Tonalli', EN: 'Tonalli Club' };

/** The level that so many valid bets (minor units) have reached. */
export const levelAt = (validBetMinor: number): number =>
  VIP_LEVELS.findLastIndex((each) => each.validBetMinor <= validBetMinor);
