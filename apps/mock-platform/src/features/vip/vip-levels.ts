import type { WireLanguage } from '@tonalli/contracts/language';

interface Level {
  /** Valid bets, over all time, from which the level is reached. */
  validBetMinor: number;
  upgradeBonusMinor: number;
  monthlyBonusMinor: number;
  name: Readonly<Record<WireLanguage, string>>;
}

const level = (ES: string, EN: string, [validBet, upgradeBonus, monthlyBonus]: [number, number, number]): Level => ({
  validBetMinor: validBet * 100,
  upgradeBonusMinor: upgradeBonus * 100,
  monthlyBonusMinor: monthlyBonus * 100,
  name: { ES, EN },
});

/** The operator's levels, amounts in whole pesos: valid bets, upgrade bonus, monthly bonus. */
export const VIP_LEVELS: readonly Level[] = [
  level('Alba', 'Dawn', [0, 0, 0]),
  level('Barro', 'Clay', [1_000, 10, 0]),
  level('Cobre', 'Copper', [5_000, 30, 10]),
  level('Plata', 'Silver', [25_000, 120, 40]),
  level('Oro', 'Gold', [100_000, 400, 120]),
  level('Jade', 'Jade', [500_000, 1_500, 450]),
  level('Turquesa', 'Turquoise', [2_000_000, 5_000, 1_500]),
  level('Obsidiana', 'Obsidian', [10_000_000, 20_000, 6_000]),
  level('Sol', 'Sun', [50_000_000, 88_888, 25_000]),
];

export const VIP_LABEL: Readonly<Record<WireLanguage, string>> = { ES: 'Club Tonalli', EN: 'Tonalli Club' };

/** The level that so many valid bets (minor units) have reached. */
export const levelAt = (validBetMinor: number): number =>
  VIP_LEVELS.findLastIndex((each) => each.validBetMinor <= validBetMinor);
