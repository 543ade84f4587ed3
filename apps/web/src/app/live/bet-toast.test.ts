import { createI18n } from '@tonalli/i18n/i18n';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { describe, expect, it } from 'vitest';
import { showBetToast, showCorrectionToast } from './bet-toast';

describe('a bet that ended without its player', () => {
  it.each([
    ['es', { payoutMinor: 110_200, isReturned: false }, 'Te pagó $1,102.00: ya está en tu saldo.'],
    ['en', { payoutMinor: 110_200, isReturned: false }, 'It paid you $1,102.00: it is in your balance.'],
    ['es', { payoutMinor: 1_000, isReturned: true }, 'Tu apuesta de $10.00 volvió a tu saldo.'],
    ['en', { payoutMinor: 0, isReturned: false }, 'This time there was no win.'],
  ] as const)('GAME-16 is told once, in %s: %j', async (language, end, description) => {
    const i18next = await createI18n(language);
    const bet = { roundId: `R-${language}-${end.payoutMinor}`, gameName: 'Minas', ...end };
    await showBetToast(bet, i18next);
    await showBetToast(bet, i18next);
    const told = toastStore.read().filter(({ id }) => id === `bet-${bet.roundId}`);
    expect(told).toMatchObject([{ title: expect.stringContaining('Minas'), description }]);
  });
});

describe('a bet that comes out otherwise', () => {
  it.each([
    ['es', { deltaMinor: 110_200, isOpen: false }, 'Abonamos $1,102.00 a tu saldo.'],
    ['en', { deltaMinor: -1_000, isOpen: false }, 'We took $10.00 from your balance.'],
    ['es', { deltaMinor: -1_000, isOpen: true }, 'Descontamos $10.00 de tu saldo.'],
    ['en', { deltaMinor: 0, isOpen: true }, 'Your bet is open again.'],
    ['es', { deltaMinor: 0, isOpen: false }, 'Tu saldo no cambia.'],
  ] as const)('GAME-05 GAME-16 is told once, in %s: %j', async (language, change, description) => {
    const i18next = await createI18n(language);
    const bet = { roundId: `C-${language}-${change.deltaMinor}-${change.isOpen}`, gameName: 'Liga', ...change };
    await showCorrectionToast(bet, i18next);
    await showCorrectionToast(bet, i18next);
    const told = toastStore.read().filter(({ id }) => id === `corrected-${bet.roundId}`);
    expect(told).toMatchObject([{ title: expect.stringContaining('Liga'), description }]);
  });
});
