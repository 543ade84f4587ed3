import type { VerifyField } from './family-verifier';

/** A whole number as it was typed; NaN where it is none. */
export const digits = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN);

/** The stake of a round, in minor units. */
export const STAKE_FIELD: VerifyField = {
  name: 'stakeMinor',
  label: { es: 'Apuesta, en centavos', en: 'Stake, in cents' },
  initial: '1000',
};

/** Which of a family's models a round was played by. */
export const modelField = (models: readonly string[], initial: string): VerifyField => ({
  name: 'model',
  label: { es: 'Modelo matemático', en: 'Mathematical model' },
  options: models.map((id) => ({ value: id, text: { es: id, en: id } })),
  initial,
});
