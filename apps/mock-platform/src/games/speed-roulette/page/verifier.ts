import { tableVerifier } from '../../live-roulette/page/table-verifier';

export const verifier = tableVerifier({ es: 'Ruleta rápida', en: 'Speed roulette' });
