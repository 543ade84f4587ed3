import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const fullInbox = scenario({
  name: 'full-inbox',
  group: 'messages',
  title: { en: 'A full inbox', es: 'Un buzón lleno' },
  description: {
    en: 'Sixty messages: twelve unread, some deleted, more than two pages.',
    es: 'Sesenta mensajes: doce sin leer, algunos borrados, más de dos páginas.',
  },
  lookAt: [
    { en: 'Messages: pages and unread filter', es: 'Mensajes: páginas y filtro de no leídos' },
    { en: 'Header: the number on the bell', es: 'Encabezado: el número en la campana' },
  ],
  recipes: () => [member('memo').withMessages(60, { unread: 12, deleted: 5 })],
});
