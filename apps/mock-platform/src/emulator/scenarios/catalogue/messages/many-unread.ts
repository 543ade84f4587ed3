import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const manyUnread = scenario({
  name: 'many-unread',
  group: 'messages',
  title: { en: 'More unread than a badge shows', es: 'Más mensajes sin leer de los que caben' },
  description: { en: 'A hundred and twenty unread messages.', es: 'Ciento veinte mensajes sin leer.' },
  lookAt: [{ en: 'Header: the number on the bell', es: 'Encabezado: el número en la campana' }],
  recipes: () => [member('memo').withMessages(120, { unread: 120 })],
});
