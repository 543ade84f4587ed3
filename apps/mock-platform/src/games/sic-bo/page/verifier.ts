import { tableVerifier } from './table-verifier';

export const verifier = tableVerifier({ es: 'Sic Bo', en: 'Sic bo' });
