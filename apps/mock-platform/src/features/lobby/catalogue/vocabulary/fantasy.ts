import { theme } from './theme';

export const FANTASY = [
  theme({
    id: 'castle',
    palettes: ['#1d4ed8 #1e1b4b #fcd34d', '#991b1b #1c1917 #fde68a', '#3fae14 #1c1917 #fbbf24'],
    adjectives: 'royal brave noble golden iron legendary heroic lost ancient fearless imperial hidden',
    figures:
      'King Alarico;el Rey Alarico|Sir Galván;Sir Galván|Lady Leonor;Lady Leonor|the Black Knight;el Caballero Negro',
    nouns: `
Knight;Caballero;m;b;visored-helm
Castle;Castillo;m;p;castle
Crown;Corona;f;t;crown
Sword;Espada;f;t;broadsword
Shield;Escudo;m;t;checked-shield
Queen;Reina;f;b;queen-crown
Chalice;Cáliz;m;t;holy-grail
Steed;Corcel;m;b;mounted-knight
Jester;Bufón;m;b;juggler
Tower;Torre;f;p;white-tower
Archer;Arquero;m;b;archer
Banner;Estandarte;m;t;knight-banner
Tournament;Torneo;m;t;sword-clash
Lion;León;m;b;lion
Blacksmith;Herrero;m;b;blacksmith
Scepter;Cetro;m;t;winged-scepter`,
  }),
  theme({
    id: 'magic',
    palettes: ['#6d28d9 #0f172a #67e8f9', '#9333ea #1e1b4b #fde047', '#0f766e #1e1b4b #c4b5fd'],
    adjectives: 'magic mystic enchanted secret ancient starry midnight arcane shadow infinite crystal eternal',
    figures: 'Merlina;Merlina|the Grand Wizard;el Gran Mago|Professor Búho;el Profesor Búho|Selene;Selene',
    nouns: `
Wizard;Hechicero;m;b;wizard-face
Potion;Poción;f;t;potion-ball
Crystal Ball;Bola de cristal;f;t;crystal-ball
Spell;Hechizo;m;t;spell-book
Wand;Varita;f;t;crystal-wand
Owl;Búho;m;b;barn-owl
Cauldron;Caldero;m;t;cauldron
Broom;Escoba;f;t;magic-broom
Portal;Portal;m;p;magic-portal
Staff;Báculo;m;t;wizard-staff
Candle;Vela;f;t;candle-flame
Rune;Runa;f;t;rune-stone
Tower;Torre;f;p;evil-tower
Amulet;Amuleto;m;t;gem-pendant
Black Cat;Gato negro;m;b;cat
Tarot;Tarot;m;t;tarot-17-the-star`,
  }),
  theme({
    id: 'fairy',
    palettes: ['#22c55e #134e4a #f0abfc', '#06b6d4 #312e81 #fbcfe8', '#a21caf #1e1b4b #bef264'],
    adjectives: 'enchanted magic tiny glowing secret moonlit golden whispering happy mystic hidden sweet',
    figures:
      'Princess Luciérnaga;la Princesa Luciérnaga|the Elf King;el Rey Elfo|Nimue;Nimue|Grandfather Musgo;el abuelo Musgo',
    nouns: `
Fairy;Hada;f;b;fairy
Unicorn;Unicornio;m;b;unicorn
Mushroom;Hongo;m;t;spotted-mushroom
Elf;Elfo;m;b;elf-ear
Goblin;Duende;m;b;goblin
Deer;Ciervo;m;b;deer
Forest;Bosque;m;p;circle-forest
Wings;Alas;fp;t;fairy-wings
Firefly;Luciérnaga;f;b;flying-beetle
Acorn;Bellota;f;t;acorn
Squirrel;Ardilla;f;b;squirrel
Treehouse;Casa del árbol;f;p;treehouse
Flute;Flauta;f;t;pan-flute
Flower;Flor;f;t;flower-twirl
Troll;Trol;m;b;troll
Wishing Well;Pozo de los deseos;m;p;well`,
  }),
  theme({
    id: 'vampire',
    palettes: ['#9f1239 #0c0a09 #fda4af', '#581c87 #0c0a09 #f87171', '#5b2b8f #030712 #fb7185'],
    adjectives: 'cursed midnight immortal haunted dark crimson ghostly eternal secret silver wicked moonlit',
    figures:
      'Countess Vesper;la Condesa Vesper|Count Morán;el Conde Morán|Doctor Sombra;el Doctor Sombra|Lady Carmín;Lady Carmín',
    nouns: `
Vampire;Vampiro;m;b;female-vampire
Bat;Murciélago;m;b;bat
Werewolf;Hombre lobo;m;b;werewolf
Pumpkin;Calabaza;f;t;pumpkin-mask
Witch;Bruja;f;b;witch-flight
Mansion;Mansión;f;p;spooky-house
Ghost;Fantasma;m;b;floating-ghost
Coffin;Ataúd;m;t;coffin
Candelabra;Candelabro;m;t;lit-candelabra
Moon;Luna;f;t;evil-moon
Castle;Castillo;m;p;evil-tower
Rose;Rosa;f;t;shut-rose
Raven;Cuervo;m;b;raven
Spider;Araña;f;b;hanging-spider
Organ;Órgano;m;t;pipe-organ
Crypt;Cripta;f;p;crypt-entrance`,
  }),
  theme({
    id: 'winter',
    palettes: ['#0ea5e9 #0c4a6e #f8fafc', '#b91c1c #14532d #fde68a', '#6366f1 #0f172a #bae6fd'],
    adjectives: 'snowy frozen icy magic festive happy silver crystal warm white starry joyful',
    figures:
      'the Snow Queen;la Reina de las Nieves|Grandfather Invierno;el abuelo Invierno|Princess Aurora;la Princesa Aurora',
    nouns: `
Snowman;Muñeco de nieve;m;b;snowman
Snowflake;Copo de nieve;m;t;snowflake-2
Penguin;Pingüino;m;b;penguin
Polar Bear;Oso polar;m;b;polar-bear
Gift;Regalo;m;t;present
Fir;Abeto;m;t;pine-tree
Igloo;Iglú;m;p;igloo
Reindeer;Reno;m;b;deer-head
Bell;Cascabel;m;t;ringing-bell
Star;Estrella;f;t;polar-star
Iceberg;Iceberg;m;p;iceberg
Walrus;Morsa;f;b;walrus-head
Sleigh Bell;Campanilla;f;t;carillon
Cabin;Cabaña;f;p;wood-cabin
Mammoth;Mamut;m;b;mammoth
Aurora;Aurora;f;t;north-star-shuriken`,
  }),
  theme({
    id: 'fire',
    palettes: ['#f97316 #450a0a #fde047', '#dc2626 #1c1917 #fdba74', '#facc15 #7f1d1d #fef9c3'],
    adjectives: 'burning explosive eternal wild hot furious golden scarlet radiant fiery untamed infinite',
    figures: 'Vulcano;Vulcano|the Fire Queen;la Reina del Fuego|Ignacia;Ignacia|Baron Ceniza;el Barón Ceniza',
    nouns: `
Phoenix;Fénix;m;b;fire-tail
Flame;Llama;f;t;flame
Volcano;Volcán;m;p;volcano
Torch;Antorcha;f;t;torch
Comet;Cometa;m;t;comet-spark
Lava;Lava;f;u;lava
Ember;Brasa;f;t;burning-embers
Dragon;Dragón;m;b;dragon-breath
Salamander;Salamandra;f;b;salamander
Fire Ring;Anillo de fuego;m;t;fire-ring
Meteor;Meteoro;m;t;burning-meteor
Forge;Fragua;f;p;anvil
Spark;Chispa;f;t;spark-spirit
Bonfire;Fogata;f;t;campfire
Heart;Corazón;m;t;burning-passion
Crater;Cráter;m;p;smoking-volcano`,
  }),
];
