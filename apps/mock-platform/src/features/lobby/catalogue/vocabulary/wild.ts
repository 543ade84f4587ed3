import { theme } from './theme';

export const WILD = [
  theme({
    id: 'western',
    palettes: ['#c2410c #431407 #fde68a', '#d97a06 #3b1a10 #fca5a5', '#e06a08 #3b0764 #fcd34d'],
    adjectives: 'wild outlaw dusty golden rebel fearless lost lonely legendary burning iron quick',
    figures:
      'Sheriff Morales;el Sheriff Morales|Calamity Rosa;Rosa la Indomable|Kid Coyote;Kid Coyote|the Marshal;el Alguacil',
    nouns: `
Cowboy;Vaquero;m;b;western-hat
Saloon;Cantina;f;p;saloon
Revolver;Revólver;m;t;revolver
Horseshoe;Herradura;f;t;horseshoe
Mustang;Mustang;m;b;horse-head
Coyote;Coyote;m;b;wolf-head
Bandit;Bandido;m;b;bandit
Sheriff;Sheriff;m;b;police-badge
Dynamite;Dinamita;f;u;dynamite
Lasso;Lazo;m;t;lasso
Cactus;Cactus;m;t;cactus-pot
Train;Tren;m;t;steam-locomotive
Bounty;Recompensa;f;t;wanted-reward
Whiskey;Whisky;m;u;brandy-bottle
Ranch;Rancho;m;p;ranch-gate
Rattlesnake;Cascabel;f;b;rattlesnake
Canyon;Cañón;m;p;monument-valley`,
  }),
  theme({
    id: 'mine',
    palettes: ['#d97a06 #1c1917 #fde047', '#6b5a8e #0c0a09 #fbbf24', '#0e7490 #1c1917 #fcd34d'],
    adjectives: 'golden hidden lost deep explosive lucky crazy dusty glittering infinite abandoned buried',
    figures: 'Old Nacho;el viejo Nacho|the Prospector;el Gambusino|Dynamite Rosie;Rosi Dinamita',
    nouns: `
Gold;Oro;m;u;gold-bar
Nugget;Pepita;f;t;gold-nuggets
Mine;Mina;f;p;gold-mine
Miner;Minero;m;b;miner
Pickaxe;Pico;m;t;war-pick
Wagon;Vagoneta;f;t;mine-wagon
Dynamite;Dinamita;f;u;dynamite
Lantern;Farol;m;t;old-lantern
Mole;Topo;m;b;mole
Tunnel;Túnel;m;p;mountain-cave
Vein;Veta;f;t;ore
Railway;Vía;f;t;rail-road
Helmet;Casco;m;t;mining-helmet
Crystal;Cristal;m;t;crystal-bars
Silver;Plata;f;u;metal-bar
Mountain;Montaña;f;p;peaks`,
  }),
  theme({
    id: 'safari',
    palettes: ['#ea580c #5a1e04 #fde047', '#4fc31a #3f2a0a #fbbf24', '#d97706 #7c2d12 #fef3c7'],
    adjectives: 'wild royal mighty brave golden fierce giant solar legendary free untamed happy',
    figures: 'Ranger Amara;la Guardabosques Amara|the Savanna King;el Rey de la Sabana|Zuri;Zuri',
    nouns: `
Lion;León;m;b;lion
Elephant;Elefante;m;b;elephant
Rhino;Rinoceronte;m;b;charging-bull
Zebra;Cebra;f;b;zebra-shield
Hyena;Hiena;f;b;hyena-head
Baobab;Baobab;m;t;baobab
Ostrich;Avestruz;m;b;ostrich
Meerkat;Suricata;f;b;seated-mouse
Jeep;Jeep;m;t;jeep
Drum;Tambor;m;t;djembe
Savanna;Sabana;f;p;sunrise
Vulture;Buitre;m;b;vulture
Ibis;Ibis;m;b;ibis
Camp;Campamento;m;p;camping-tent
Footprint;Huella;f;t;paw
Gorilla;Gorila;m;b;gorilla`,
  }),
  theme({
    id: 'north',
    palettes: ['#1e40af #0f172a #f8fafc', '#0f766e #0f172a #fdba74', '#4338ca #1e1b4b #fde68a'],
    adjectives: 'wild mighty brave silver moonlit fierce frozen free lonely legendary untamed noble',
    figures: 'Chief Gran Oso;el Jefe Gran Oso|Moon Hunter;el Cazador de Luna|Sierra;Sierra',
    nouns: `
Wolf;Lobo;m;b;wolf-howl
Bear;Oso;m;b;bear-head
Bison;Bisonte;m;b;bison
Eagle;Águila;f;b;eagle-head
Fox;Zorro;m;b;fox-head
Raccoon;Mapache;m;b;raccoon-head
Beaver;Castor;m;b;beaver
Moose;Alce;m;b;deer-head
Lynx;Lince;m;b;direwolf
Feather;Pluma;f;t;two-feathers
Moon;Luna;f;t;moon
Totem;Tótem;m;t;totem
Canoe;Canoa;f;t;wood-canoe
Pine;Pino;m;t;pine-tree
Prairie;Pradera;f;p;hills
Tepee;Tipi;m;p;tipi`,
  }),
  theme({
    id: 'farm',
    palettes: ['#4fc31a #365314 #fde047', '#0284c7 #3f6212 #fcd34d', '#dc2626 #5a1e04 #bef264'],
    adjectives: 'happy crazy golden lucky fresh giant sunny noisy funny brave sweet country',
    figures: 'Don Melquiades;don Melquiades|Aunt Petra;la tía Petra|Farmer Toño;el granjero Toño',
    nouns: `
Rooster;Gallo;m;b;rooster
Duck;Pato;m;b;duck
Pig;Cerdito;m;b;pig
Cow;Vaca;f;b;cow
Sheep;Oveja;f;b;sheep
Goat;Cabra;f;b;goat
Tractor;Tractor;m;t;farm-tractor
Scarecrow;Espantapájaros;m;b;scarecrow
Barn;Granero;m;p;barn
Egg;Huevo;m;t;nest-eggs
Carrot;Zanahoria;f;t;carrot
Pumpkin;Calabaza;f;t;pumpkin
Mill;Molino;m;p;windmill
Harvest;Cosecha;f;t;oat
Milk;Leche;f;u;milk-carton
Dog;Perro;m;b;sitting-dog
Goose;Ganso;m;b;goose`,
  }),
  theme({
    id: 'dinosaur',
    palettes: ['#3fae14 #1c1917 #fb923c', '#e06a08 #14532d #bef264', '#0f766e #1c1917 #fde047'],
    adjectives: 'giant fierce prehistoric wild lost mighty furious ancient hidden crazy frozen legendary',
    figures: 'Doctor Fósil;el Doctor Fósil|Explorer Luna;la Exploradora Luna|Rexito;Rexito',
    nouns: `
Tyrannosaur;Tiranosaurio;m;b;dinosaur-rex
Diplodocus;Diplodoco;m;b;diplodocus
Raptor;Raptor;m;b;velociraptor
Pterodactyl;Pterodáctilo;m;b;pterodactylus
Egg;Huevo;m;t;dinosaur-egg
Fossil;Fósil;m;t;ammonite-fossil
Amber;Ámbar;m;u;amber-mosquito
Saber-Tooth;Dientes de sable;m;b;saber-toothed-cat-head
Mammoth;Mamut;m;b;mammoth
Volcano;Volcán;m;p;volcano
Caveman;Cavernícola;m;b;caveman
Cave;Cueva;f;p;cave-entrance
Meteor;Meteoro;m;t;fragmented-meteor
Footprint;Huella;f;t;velociraptor-tracks
Plesiosaur;Plesiosaurio;m;b;plesiosaurus
Bone;Hueso;m;t;crossed-bones`,
  }),
];
