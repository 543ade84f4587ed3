import { tableVerifier } from '../../live-baccarat/page/table-verifier';

export const verifier = tableVerifier('no-commission', { es: 'Bacará sin comisión', en: 'No commission baccarat' });
