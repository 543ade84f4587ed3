import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const feedbackAnswered = scenario({
  name: 'feedback-answered',
  group: 'help',
  title: { en: 'Feedback with replies', es: 'Comentarios con respuestas' },
  description: {
    en: 'One with pictures and a reply, one that waits; the operator can answer it with a command.',
    es: 'Uno con imágenes y respuesta, otro en espera; el operador puede contestarlo con un comando.',
  },
  lookAt: [{ en: 'Member centre: feedback', es: 'Centro de miembro: comentarios' }],
  recipes: () => [member('fede').withFeedback({ pictures: 2, replied: true }).withFeedback().withBalance('150.00')],
});
