import { pokerVerifier } from '../../draw-poker/page/poker-verifier';

export const verifier = pokerVerifier({ name: { es: 'Doses comodines', en: 'Deuces wild' }, deuces: 'wild' });
