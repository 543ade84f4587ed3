import { theme } from './theme';

export const FORTUNE = [
  theme({
    id: 'classic',
    palettes: [
      '#dc2626 #1c1917 #fde047',
      '#7c3aed #18181b #fbbf24',
      '#0284c7 #0f172a #fde047',
      '#16a34a #1c1917 #fde68a',
    ],
    adjectives: 'lucky golden hot retro royal infinite explosive sparkling neon crazy electric burning',
    figures: 'Lady Luck;la Dama Suerte|Mister Fortune;el Señor Fortuna|Joker Bruno;el Comodín Bruno',
    nouns: `
Seven;Siete;m;t;card-7-hearts
Bell;Campana;f;t;ringing-bell
Bar;Barra;f;t;gold-bar
Joker;Comodín;m;b;jester-hat
Diamond;Diamante;m;t;diamonds
Dice;Dados;mp;t;rolling-dices
Star;Estrella;f;t;round-star
Horseshoe;Herradura;f;t;horseshoe
Clover;Trébol;m;t;shamrock
Cherry;Cereza;f;t;cherry
Coin;Moneda;f;t;two-coins
Reel;Carrete;m;t;slot-machine
Ace;As;m;t;card-ace-spades
Fortune;Fortuna;f;t;tarot-10-wheel-of-fortune
Lemon;Limón;m;t;lemon
Crown;Corona;f;t;crown`,
  }),
  theme({
    id: 'luxury',
    palettes: ['#e5a006 #0c0a09 #fef3c7', '#6d28d9 #1a0a3a #fcd34d', '#059669 #04231c #fde68a'],
    adjectives: 'royal elegant golden infinite velvet diamond exclusive shining noble jeweled secret white',
    figures: 'the Duchess;la Duquesa|Baron Dorado;el Barón Dorado|Lady Champagne;Lady Champaña|the Tycoon;el Magnate',
    nouns: `
Millionaire;Millonario;m;b;top-hat
Diamond;Diamante;m;t;big-diamond-ring
Yacht;Yate;m;t;sailboat
Champagne;Champaña;f;u;champagne-cork
Watch;Reloj;m;t;watch
Vault;Bóveda;f;p;strongbox
Ingot;Lingote;m;t;gold-stack
Mansion;Mansión;f;p;capitol
Limousine;Limusina;f;t;city-car
Pearl;Perla;f;t;pearl-earring
Jet;Jet;m;t;commercial-airplane
Stiletto;Zapatilla;f;t;high-heel
Crown;Corona;f;t;queen-crown
Casino;Casino;m;p;poker-hand
Red Carpet;Alfombra roja;f;t;red-carpet
Fortune;Fortuna;f;t;money-stack`,
  }),
  theme({
    id: 'clover',
    palettes: ['#14a34a #052e16 #fde047', '#0d9488 #14532d #fbbf24', '#3fae14 #0d4a12 #fef08a'],
    adjectives: 'lucky golden magic emerald happy rainbow enchanted hidden crazy green secret lost',
    figures: 'Seamus;Seamus|Old Finn;el viejo Finn|Lady Clover;la Dama Trébol',
    nouns: `
Leprechaun;Duende;m;b;goblin
Clover;Trébol;m;t;shamrock
Rainbow;Arcoíris;m;t;rainbow-star
Pot of Gold;Olla de oro;f;t;cauldron
Horseshoe;Herradura;f;t;horseshoe
Coin;Moneda;f;t;two-coins
Harp;Arpa;f;t;harp
Hat;Sombrero;m;t;robin-hood-hat
Beer;Cerveza;f;u;beer-stein
Hill;Colina;f;p;hills
Mushroom;Hongo;m;t;mushroom
Treasure;Tesoro;m;t;open-treasure-chest
Fiddle;Violín;m;t;violin
Boot;Bota;f;t;leather-boot
Castle;Castillo;m;p;castle-ruins
Wish;Deseo;m;t;star-swirl`,
  }),
  theme({
    id: 'birds',
    palettes: ['#0ea5e9 #1e3a8a #fde047', '#f43f5e #4c0519 #fef08a', '#8b5cf6 #1e1b4b #86efac'],
    adjectives: 'free winged tropical colorful golden noisy brave singing royal swift mystic happy',
    figures: 'Captain Pluma;el Capitán Pluma|Paloma;Paloma|the Falconer;el Cetrero',
    nouns: `
Quetzal;Quetzal;m;b;feathered-wing
Macaw;Guacamaya;f;b;parrot-head
Peacock;Pavorreal;m;b;egyptian-bird
Falcon;Halcón;m;b;hawk-emblem
Flamingo;Flamenco;m;b;flamingo
Owl;Tecolote;m;b;barn-owl
Swallow;Golondrina;f;b;swallow
Dove;Paloma;f;b;dove
Feather;Pluma;f;t;feather
Nest;Nido;m;p;nest-birds
Sparrow;Gorrión;m;b;sparrow
Cage;Jaula;f;t;bird-cage
Toucan;Tucán;m;b;toucan
Swan;Cisne;m;b;swan-breeze
Egg;Huevo;m;t;big-egg
Sky;Cielo;m;p;sun-cloud`,
  }),
  theme({
    id: 'pets',
    palettes: ['#f97316 #7c2d12 #fde68a', '#06b6d4 #1e3a8a #fbcfe8', '#e11d48 #4a044e #fde047'],
    adjectives: 'happy crazy lucky funny golden sweet brave royal dancing noisy tiny fluffy',
    figures: 'Firulais;Firulais|Michi;Michi|Doctor Patitas;el Doctor Patitas',
    nouns: `
Puppy;Cachorro;m;b;labrador-head
Kitten;Gatito;m;b;cat
Rabbit;Conejo;m;b;rabbit-head
Hamster;Hámster;m;b;mouse
Goldfish;Pez dorado;m;b;aquarium
Turtle;Tortuga;f;b;turtle
Parakeet;Perico;m;b;finch
Bone;Hueso;m;t;broken-bone
Yarn;Estambre;m;u;yarn
Paw;Patita;f;t;paw-heart
Doghouse;Casita;f;p;dog-house
Hound;Sabueso;m;b;basset-hound-head
Ferret;Hurón;m;b;ermine
Pony;Poni;m;b;horse-head
Chameleon;Camaleón;m;b;chameleon-glyph
Collar;Collar;m;t;spiked-collar`,
  }),
  theme({
    id: 'desert',
    palettes: ['#f59e0b #78350f #67e8f9', '#e11d48 #431407 #fde047', '#d97706 #312e81 #fef3c7'],
    adjectives: 'golden lost burning starry solar endless secret dusty wild lonely mystic turquoise',
    figures: 'the Nomad;el Nómada|Shaman Yaqui;el Chamán Yaqui|Coyote Viejo;Coyote Viejo',
    nouns: `
Scorpion;Escorpión;m;b;scorpion
Cactus;Cactus;m;t;cactus
Coyote;Coyote;m;b;wolf-head
Iguana;Iguana;f;b;horned-reptile
Dune;Duna;f;p;desert
Mirage;Espejismo;m;t;oasis
Vulture;Zopilote;m;b;vulture
Armadillo;Armadillo;m;b;armadillo
Sunset;Ocaso;m;p;sunset
Agave;Agave;m;t;agave
Canyon;Cañón;m;p;monument-valley
Snake;Víbora;f;b;snake
Roadrunner;Correcaminos;m;b;ostrich
Barrel Cactus;Biznaga;f;t;cactus-pot
Bonfire;Fogata;f;t;campfire
Hourglass;Reloj de arena;m;t;sands-of-time`,
  }),
];
