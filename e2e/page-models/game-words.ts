import { shown } from '@tonalli/test-stack/playwright';

/** The texts of the game's own page and of the verify page, which are another site. */
export const GAME_WORDS = {
  panel: 'Juego verificable',
  rules: 'Reglas',
  rotate: 'Cambiar y revelar',
  revealed: 'Semilla revelada',
  verify: 'Verificar',
  match: 'Coincide',
  close: 'Cerrar',
} as const;

/** The end of what a game tells of a round that paid. */
export function toldWin({ payoutMinor, balanceMinor }: { payoutMinor: number; balanceMinor: number }): string {
  return `Ganaste ${shown(payoutMinor)}; tu saldo es ${shown(balanceMinor)}.`;
}

/** The end of what a game tells of a round that paid nothing. */
export function toldLoss({ balanceMinor }: { balanceMinor: number }): string {
  return `Sin premio; tu saldo es ${shown(balanceMinor)}.`;
}
