import { trioVerifier } from './room-verifier';

export const verifier = trioVerifier({ es: 'Trío', en: 'Trio' });
