import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const newPlayer = scenario({
  name: 'new-player',
  group: 'players',
  title: { en: 'A player who just joined', es: 'Alguien que acaba de registrarse' },
  description: {
    en: 'Nothing was played, paid or read; the first login is still to come, with the popups meant for it.',
    es: 'No ha jugado, pagado ni leído nada; falta su primer inicio de sesión, con las ventanas pensadas para él.',
  },
  lookAt: [
    { en: 'Home: the popups of a first login', es: 'Inicio: las ventanas del primer inicio de sesión' },
    { en: 'Member centre: every list is empty', es: 'Centro de miembros: todas las listas están vacías' },
  ],
  recipes: () => [member('nora').firstLogin()],
});
