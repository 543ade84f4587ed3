import { createI18n } from '@tonalli/i18n/i18n';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { describe, expect, it } from 'vitest';
import { showJackpotToast } from './jackpot-toast';

const winner = { playerName: 'Ana***', amountMinor: 25_034_050, gameId: '1', gameName: 'Uno', icon: '', at: 'now' };

describe('a jackpot that was won', () => {
  it.each([
    ['es', 'Ana*** ganó el gran bote: $250,340.50', 'Jugando Uno'],
    ['en', 'Ana*** won the jackpot: $250,340.50', 'Playing Uno'],
  ] as const)('HOME-08 is told to every tab once, in %s', async (language, title, description) => {
    const i18next = await createI18n(language);
    const at = `${language}-now`;
    await showJackpotToast({ ...winner, at }, i18next);
    await showJackpotToast({ ...winner, at }, i18next);
    const told = toastStore.read().filter(({ id }) => id === `jackpot-${at}`);
    expect(told).toMatchObject([{ title, description }]);
  });
});
