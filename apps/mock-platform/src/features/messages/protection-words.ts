import { formatAmount } from '@tonalli/i18n/format';

const HOUR_MS = 3_600_000;
const hours = (ms: number): number => Math.round(ms / HOUR_MS);

interface Week {
  playedMs: number;
  netMinor: number;
}

/** What members are told to protect them. */
export const PROTECTION_WORDS = {
  playReview: {
    ES: ({ playedMs, netMinor }: Week) => ({
      title: 'Así jugaste esta semana',
      body: `En los últimos siete días jugaste ${hours(playedMs)} h. Resultado: ${formatAmount(netMinor, 'es')}.\n\nSi es más de lo que querías, puedes poner un límite o tomarte un descanso; entra en vigor al instante. Durante siete días no te enviaremos promociones.`,
    }),
    EN: ({ playedMs, netMinor }: Week) => ({
      title: 'How you played this week',
      body: `In the last seven days you played ${hours(playedMs)} h. Result: ${formatAmount(netMinor, 'en')}.\n\nIf that is more than you wanted, you can set a limit or take a break; it holds at once. For seven days we will send you no promotions.`,
    }),
  },
};
