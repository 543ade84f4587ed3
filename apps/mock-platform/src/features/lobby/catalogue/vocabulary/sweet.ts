import { theme } from './theme';

export const SWEET = [
  theme({
    id: 'fruit',
    palettes: ['#ef4444 #7f1d1d #fde047', '#22c55e #14532d #f87171', '#f59e0b #9a3412 #bef264'],
    adjectives: 'juicy fresh tropical wild ripe sweet explosive happy golden crazy hot sparkling',
    figures: 'the Fruit Lady;la Señora Fruta|Don Mango;Don Mango|Miss Fresita;la Señorita Fresita',
    nouns: `
Cherry;Cereza;f;t;cherry
Orange;Naranja;f;t;orange
Peach;Durazno;m;t;peach
Lemon;Limón;m;t;lemon
Banana;Plátano;m;t;banana-bunch
Apple;Manzana;f;t;shiny-apple
Pear;Pera;f;t;pear
Plum;Ciruela;f;t;plum
Tangerine;Mandarina;f;t;tangerine
Kiwi;Kiwi;m;t;kiwi-fruit
Star Fruit;Carambola;f;t;carambola
Coconut;Coco;m;t;coconuts
Elderberry;Baya;f;t;elderberry
Olive;Aceituna;f;t;olive
Fruit Bowl;Frutero;m;t;fruit-bowl
Orchard;Huerto;m;p;fruit-tree`,
  }),
  theme({
    id: 'candy',
    palettes: ['#ec4899 #701a75 #fde047', '#a855f7 #4a044e #67e8f9', '#f472b6 #4c1d95 #a7f3d0'],
    adjectives: 'sweet sugary pink crazy magic giant happy rainbow sparkling creamy enchanted colorful',
    figures: 'the Candy Queen;la Reina Caramelo|Princess Merengue;la Princesa Merengue|Sir Chicle;Sir Chicle',
    nouns: `
Candy;Caramelo;m;t;wrapped-sweet
Lollipop;Paleta;f;t;spiral-lollipop
Cupcake;Panquecito;m;t;cupcake
Doughnut;Dona;f;t;donut
Ice Cream;Helado;m;t;ice-cream-cone
Marshmallow;Malvavisco;m;t;marshmallows
Jelly Bean;Gomita;f;t;jelly-beans
Candy Cane;Bastón de dulce;m;t;candy-canes
Cookie;Galleta;f;t;cookie
Jelly;Gelatina;f;t;jelly
Popsicle;Paleta helada;f;t;ice-pop
Castle;Castillo;m;p;elven-castle
Heart;Corazón;m;t;glass-heart
Unicorn;Unicornio;m;b;unicorn
Cloud;Nube;f;t;fluffy-cloud
Soda;Gaseosa;f;t;soda-bottle`,
  }),
  theme({
    id: 'bakery',
    palettes: ['#e06a08 #451a03 #fde68a', '#9f1239 #3f0d12 #fcd34d', '#a8470f #3b1508 #fdba74'],
    adjectives: 'sweet creamy chocolate golden delicious crispy toasted magic warm royal happy secret',
    figures: 'Grandma Tita;la abuela Tita|Baker Nicolás;el Panadero Nicolás|Madame Vainilla;Madame Vainilla',
    nouns: `
Chocolate;Chocolate;m;u;chocolate-bar
Croissant;Cuernito;m;t;croissant
Pretzel;Pretzel;m;t;pretzel
Bread;Pan;m;u;sliced-bread
Honey;Miel;f;u;honey-jar
Coffee;Café;m;u;coffee-cup
Butter;Mantequilla;f;u;butter
Cake;Pastel;m;t;stairs-cake
Chestnut;Castaña;f;t;chestnut-leaf
Almond;Almendra;f;t;almond
Rolling Pin;Rodillo;m;t;dough-roller
Oven;Horno;m;p;gas-stove
Teapot;Tetera;f;t;teapot
Vanilla;Vainilla;f;u;vanilla-flower
Cheese;Queso;m;t;cheese-wedge
Pizza;Pizza;f;t;pizza-slice`,
  }),
  theme({
    id: 'gems',
    palettes: [
      '#7c3aed #1e1b4b #67e8f9',
      '#2563eb #0f172a #f0abfc',
      '#0d9488 #0f172a #fde047',
      '#be185d #1e1b4b #a5f3fc',
    ],
    adjectives: 'glittering precious infinite crystal radiant hidden magic royal electric cosmic eternal jeweled',
    figures: 'Princess Ámbar;la Princesa Ámbar|the Jeweler;el Joyero|Queen Zafira;la Reina Zafira',
    nouns: `
Emerald;Esmeralda;f;t;emerald
Diamond;Diamante;m;t;cut-diamond
Sapphire;Zafiro;m;t;saphir
Topaz;Topacio;m;t;topaz
Amethyst;Amatista;f;t;amethyst
Ruby;Rubí;m;t;rupee
Crystal;Cristal;m;t;crystal-growth
Gem;Gema;f;t;gems
Necklace;Collar;m;t;gem-necklace
Ring;Anillo;m;t;diamond-ring
Prism;Prisma;m;t;prism
Crown;Corona;f;t;jewel-crown
Pearl;Perla;f;t;pearl-necklace
Cave;Caverna;f;p;crystal-cluster
Earring;Arete;m;t;crystal-earrings
Star;Estrella;f;t;crystal-shine`,
  }),
  theme({
    id: 'garden',
    palettes: ['#10b981 #064e3b #f9a8d4', '#d946ef #3b0764 #86efac', '#6fd016 #14500a #fda4af'],
    adjectives: 'enchanted flowery secret radiant sweet magic eternal blue golden happy moonlit delicate',
    figures: 'the Gardener;la Jardinera|Flora;Flora|Prince Lirio;el Príncipe Lirio',
    nouns: `
Rose;Rosa;f;t;rose
Lotus;Loto;m;t;lotus
Butterfly;Mariposa;f;b;butterfly
Bee;Abeja;f;b;bee
Ladybug;Catarina;f;b;ladybug
Poppy;Amapola;f;t;poppy
Jasmine;Jazmín;m;t;jasmine
Hummingbird;Colibrí;m;b;hummingbird
Snail;Caracol;m;b;snail
Fountain;Fuente;f;p;fountain
Beehive;Colmena;f;p;beehive
Clover;Trébol;m;t;shamrock
Lily Pad;Nenúfar;m;t;lily-pads
Hedgehog;Erizo;m;b;hedgehog
Swan;Cisne;m;b;swan
Oak;Roble;m;t;oak`,
  }),
];
