import { tableVerifier } from './table-verifier';

export const verifier = tableVerifier({ es: 'Ruleta en vivo', en: 'Live roulette' });
