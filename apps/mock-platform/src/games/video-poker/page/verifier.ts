import { pokerVerifier } from '../../draw-poker/page/poker-verifier';

export const verifier = pokerVerifier({ name: { es: 'Video póker', en: 'Video poker' }, deuces: 'plain' });
