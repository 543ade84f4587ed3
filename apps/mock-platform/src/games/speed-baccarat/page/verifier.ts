import { tableVerifier } from '../../live-baccarat/page/table-verifier';

export const verifier = tableVerifier('commission', { es: 'Bacará rápido', en: 'Speed baccarat' });
