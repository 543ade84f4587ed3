import { trioVerifier } from '../../three-card-rooms/page/room-verifier';

export const verifier = trioVerifier({ es: 'Trío tapado', en: 'Blind trio' });
