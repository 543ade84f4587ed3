import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const favoritesFull = scenario({
  name: 'favorites-full',
  group: 'lobby',
  title: { en: 'As many favourites as a list holds', es: 'Tantos favoritos como caben en una lista' },
  description: {
    en: '999 favourites, which are one long page that stays quick.',
    es: '999 favoritos, que son una sola página larga y ágil.',
  },
  lookAt: [
    {
      en: '/favorite: scroll to the end, search, change the type',
      es: '/favorite: bajar hasta el final, buscar, cambiar de tipo',
    },
    { en: 'Home: two rows of favourites', es: 'Inicio: dos filas de favoritos' },
  ],
  recipes: () => [member('coleccionista').withFavorites(999).withBalance('800.00')],
});
