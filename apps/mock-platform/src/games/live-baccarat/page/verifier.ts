import { tableVerifier } from './table-verifier';

export const verifier = tableVerifier('commission', { es: 'Bacará en vivo', en: 'Live baccarat' });
