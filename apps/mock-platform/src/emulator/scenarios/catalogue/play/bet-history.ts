import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const betHistory = scenario({
  name: 'bet-history',
  group: 'play',
  title: { en: 'Two hundred bets', es: 'Doscientas apuestas' },
  description: {
    en: 'A week of rounds that the engine played, every one of them verifiable.',
    es: 'Una semana de rondas jugadas por el motor, todas verificables.',
  },
  lookAt: [
    { en: 'Records: bets, with filters and pages', es: 'Registros: apuestas, con filtros y páginas' },
    { en: 'A bet: how it was drawn', es: 'Una apuesta: cómo se sorteó' },
  ],
  recipes: () => [member('berta').withBets(200).withBalance('2400.00')],
});
