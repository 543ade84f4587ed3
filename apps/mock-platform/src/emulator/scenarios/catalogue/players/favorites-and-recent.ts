import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const favoritesAndRecent = scenario({
  name: 'favorites-and-recent',
  group: 'players',
  title: { en: 'Favourites and games played lately', es: 'Favoritos y juegos recientes' },
  description: {
    en: 'Twenty favourites and thirty games played lately, more than a page holds.',
    es: 'Veinte favoritos y treinta juegos recientes, más de lo que cabe en una página.',
  },
  lookAt: [
    { en: 'Home: recent games', es: 'Inicio: juegos recientes' },
    { en: 'Lobby: favourites, second page', es: 'Sala: favoritos, segunda página' },
  ],
  recipes: () => [member('fabi').withFavorites(20).withRecent(30).withBalance('350.00')],
});
