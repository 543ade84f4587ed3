import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const feedbackImages = scenario({
  name: 'feedback-images',
  group: 'help',
  title: { en: 'Feedback full of pictures', es: 'Comentarios llenos de imágenes' },
  description: {
    en: 'Twelve of them, each with three pictures and the longest text there can be, on two pages.',
    es: 'Doce, cada uno con tres imágenes y el texto más largo posible, en dos páginas.',
  },
  lookAt: [{ en: 'Member centre: feedback, both pages', es: 'Centro de miembro: comentarios, ambas páginas' }],
  recipes: () => [member('ima').withFeedback({ count: 12, pictures: 3, long: true }).withBalance('150.00')],
});
