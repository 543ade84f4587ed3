import { theme } from './theme';

export const SEA = [
  theme({
    id: 'ocean',
    palettes: ['#0284c7 #082f49 #67e8f9', '#0891b2 #164e63 #fcd34d', '#4f46e5 #0c1445 #5eead4'],
    adjectives: 'deep blue pearl sunken mystic silver infinite giant coral moonlit legendary calm',
    figures: 'Captain Marea;la Capitana Marea|Queen Nácar;la Reina Nácar|the Sea King;el Rey del Mar|Coralina;Coralina',
    nouns: `
Dolphin;Delfín;m;b;dolphin
Pearl;Perla;f;t;oyster
Sea Turtle;Tortuga marina;f;b;sea-turtle
Seahorse;Caballito de mar;m;b;seahorse
Octopus;Pulpo;m;b;octopus
Shark;Tiburón;m;b;shark-fin
Whale;Ballena;f;b;sperm-whale
Starfish;Estrella de mar;f;b;sea-star
Shell;Caracola;f;t;nautilus-shell
Trident;Tridente;m;t;trident
Wave;Ola;f;t;big-wave
Manta Ray;Mantarraya;f;b;manta-ray
Clownfish;Pez payaso;m;b;clownfish
Mermaid;Sirena;f;b;mermaid
Lighthouse;Faro;m;p;lighthouse
Crab;Cangrejo;m;b;crab`,
  }),
  theme({
    id: 'pirate',
    palettes: ['#e06a08 #1c1917 #fcd34d', '#0f766e #042f2e #fbbf24', '#991b1b #1c1917 #fde68a'],
    adjectives: 'cursed golden lost stormy salty fearless hidden bold black ghostly rebel drunken',
    figures:
      'Captain Tormenta;el Capitán Tormenta|Silver Mary;Mary Plata|One-Eyed Joaquín;Joaquín el Tuerto|Corsair Ana;la Corsaria Ana',
    nouns: `
Galleon;Galeón;m;p;galleon
Chest;Cofre;m;t;chest
Doubloon;Doblón;m;t;two-coins
Anchor;Ancla;f;t;anchor
Parrot;Loro;m;b;parrot-head
Compass;Brújula;f;t;compass
Cannon;Cañón;m;t;pirate-cannon
Corsair;Corsario;m;b;pirate-skull
Hook;Garfio;m;t;pirate-hook
Map;Mapa;m;t;treasure-map
Saber;Sable;m;t;crossed-sabres
Rum;Ron;m;u;booze
Island;Isla;f;p;palm-tree
Caravel;Carabela;f;p;caravel
Steering Wheel;Timón;m;t;steering-wheel
Kraken;Kraken;m;b;tentacle-strike`,
  }),
  theme({
    id: 'beach',
    palettes: ['#06b6d4 #0e7490 #fde047', '#f97316 #9d174d #fef08a', '#14b8a6 #155e75 #fda4af'],
    adjectives: 'tropical sunny happy radiant fresh lucky wild colorful golden relaxed endless sweet',
    figures: 'Coco Loco;Coco Loco|Surfer Marisol;la Surfista Marisol|Tío Playa;Tío Playa',
    nouns: `
Palm Tree;Palmera;f;t;palm-tree
Coconut;Coco;m;t;coconuts
Surfboard;Tabla de surf;f;t;surf-board
Flamingo;Flamenco;m;b;flamingo
Toucan;Tucán;m;b;toucan
Sandcastle;Castillo de arena;m;p;sand-castle
Sunset;Atardecer;m;p;sunset
Hut;Palapa;f;p;hut
Crab;Cangrejo;m;b;crab
Wave;Ola;f;t;wave-surfer
Paradise;Paraíso;m;p;beach-bag
Cocktail;Coctel;m;t;martini
Raft;Balsa;f;t;raft
Sun;Sol;m;t;sun
Beach Ball;Pelota playera;f;t;beach-ball
Pelican;Pelícano;m;b;eating-pelican`,
  }),
  theme({
    id: 'fishing',
    palettes: ['#0369a1 #172554 #fbbf24', '#14a34a #083344 #fde047', '#0ea5e9 #1e3a8a #fb923c'],
    adjectives: 'big lucky golden silver giant crazy patient wild legendary happy deep rainbow',
    figures: 'Captain Anzuelo;el Capitán Anzuelo|Grandpa Chucho;el abuelo Chucho|the Lake Queen;la Reina del Lago',
    nouns: `
Marlin;Marlin;m;b;dorsal-scales
Hook;Anzuelo;m;t;fishing-hook
Boat;Lancha;f;t;fishing-boat
Lure;Señuelo;m;t;fishing-lure
Catch;Pesca;f;t;fish-bucket
Lake;Lago;m;p;boat-horizon
Trout;Trucha;f;b;fish-corpse
Fishing Rod;Caña de pescar;f;t;fishing-pole
Heron;Garza;f;b;heron
Duck;Pato;m;b;duck
Frog;Rana;f;b;frog-foot
Shrimp;Camarón;m;b;shrimp
Cabin;Cabaña;f;p;wood-cabin
Piranha;Piraña;f;b;piranha
Bay;Bahía;f;p;harbor-dock
Seagull;Gaviota;f;b;seagull`,
  }),
];
