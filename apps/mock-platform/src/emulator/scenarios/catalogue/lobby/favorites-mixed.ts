import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const favoritesMixed = scenario({
  name: 'favorites-mixed',
  group: 'lobby',
  title: { en: 'Favourites of every kind', es: 'Favoritos de todos los tipos' },
  description: {
    en: 'Two favourites of each kind of game, lotteries among them.',
    es: 'Dos favoritos de cada tipo de juego, con loterías entre ellos.',
  },
  lookAt: [
    { en: '/favorite: narrow by kind', es: '/favorite: filtrar por tipo' },
    { en: 'A category: its favourites', es: 'Una categoría: sus favoritos' },
  ],
  recipes: () => [member('variada').withFavoritesOfEveryType(2).withBalance('450.00')],
});
