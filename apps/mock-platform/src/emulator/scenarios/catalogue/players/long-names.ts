import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const longNames = scenario({
  name: 'long-names',
  group: 'players',
  title: { en: 'Names as long as they may be', es: 'Nombres tan largos como se permite' },
  description: {
    en: 'The longest nickname and a long user name, for places that have to cut or wrap them.',
    es: 'El apodo más largo y un usuario largo, para los lugares que deben cortarlos o partirlos.',
  },
  lookAt: [
    {
      en: 'Header, member centre and records at 320 pixels',
      es: 'Encabezado, centro de miembros y registros a 320 píxeles',
    },
  ],
  recipes: () => [
    member('maximiliana-guadalupe-del-socorro').withNickname('MaximilianaGuadalupeÑandú').withBalance('1234567.89'),
  ],
});
