import { tableVerifier } from '../../sic-bo/page/table-verifier';

export const verifier = tableVerifier({ es: 'Sic Bo rápido', en: 'Speed sic bo' });
