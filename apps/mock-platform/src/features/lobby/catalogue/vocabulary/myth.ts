import { theme } from './theme';

export const MYTH = [
  theme({
    id: 'egypt',
    palettes: ['#d97706 #1c1917 #5eead4', '#eab308 #5a1e04 #38bdf8', '#1d4ed8 #172554 #fbbf24'],
    adjectives: 'sacred golden eternal lost cursed immortal divine ancient solar hidden royal secret',
    figures:
      'Nefertari;Nefertari|Pharaoh Ahmose;el Faraón Ahmose|Isis;Isis|Osiris;Osiris|the Nile Queen;la Reina del Nilo',
    nouns: `
Sphinx;Esfinge;f;b;egyptian-sphinx
Scarab;Escarabajo;m;b;gold-scarab
Pharaoh;Faraón;m;b;egyptian-profile
Ankh;Ankh;m;t;ankh
Mummy;Momia;f;b;mummy-head
Pyramid;Pirámide;f;p;egyptian-pyramids
Temple;Templo;m;p;egyptian-temple
Obelisk;Obelisco;m;t;obelisk
Eye of Horus;Ojo de Horus;m;t;horus
Jackal;Chacal;m;b;anubis
Urn;Urna;f;t;egyptian-urns
Papyrus;Papiro;m;t;papyrus
Camel;Camello;m;b;camel-head
Oasis;Oasis;m;p;oasis
Desert;Desierto;m;p;desert
Cat;Gato;m;b;bastet`,
  }),
  theme({
    id: 'olympus',
    palettes: ['#3b82f6 #1e1b4b #fde68a', '#f8fafc #3f62a8 #f59e0b', '#7c3aed #0f172a #fcd34d'],
    adjectives: 'divine heroic immortal golden titanic celestial eternal winged legendary epic sacred furious',
    figures: 'Zeus;Zeus|Athena;Atenea|Hermes;Hermes|Poseidon;Poseidón|Artemis;Artemisa|Apollo;Apolo',
    nouns: `
Pegasus;Pegaso;m;b;pegasus
Centaur;Centauro;m;b;centaur
Minotaur;Minotauro;m;b;minotaur
Cyclops;Cíclope;m;b;cyclops
Thunderbolt;Rayo;m;t;zeus-sword
Laurel;Laurel;m;t;olive
Harp;Arpa;f;t;harp
Temple;Templo;m;p;greek-temple
Column;Columna;f;t;ancient-columns
Helmet;Yelmo;m;t;spartan-helmet
Amphora;Ánfora;f;t;amphora
Hydra;Hidra;f;b;hydra
Griffin;Grifo;m;b;griffin-symbol
Lyre;Lira;f;t;lyre
Coliseum;Coliseo;m;p;coliseum
Trojan Horse;Caballo de Troya;m;t;trojan-horse`,
  }),
  theme({
    id: 'norse',
    palettes: ['#3f62a8 #0f172a #7dd3fc', '#1e40af #0f172a #fcd34d', '#0f766e #0f172a #fde68a'],
    adjectives: 'icy fierce legendary thunder brave immortal iron epic stormy ancient wild frozen',
    figures: 'Odin;Odín|Freya;Freya|Ragna;Ragna|Erik the Red;Erik el Rojo|Sigurd;Sigurd',
    nouns: `
Viking;Vikingo;m;b;horned-helm
Longship;Drakkar;m;t;drakkar
Hammer;Martillo;m;t;thor-hammer
Rune;Runa;f;t;rune-stone
Raven;Cuervo;m;b;raven
Wolf;Lobo;m;b;wolf-howl
Axe;Hacha;f;t;battle-axe
Shield;Escudo;m;t;viking-shield
Horn;Cuerno;m;t;beer-horn
Valkyrie;Valquiria;f;b;wing-cloak
Dwarf;Enano;m;b;dwarf-face
Hall;Salón;m;p;viking-longhouse
Throne;Trono;m;t;stone-throne
Fjord;Fiordo;m;p;sverd-i-fjell
Thunderclap;Trueno;m;t;thunder-struck
Dragon;Dragón;m;b;spiked-dragon-head`,
  }),
  theme({
    id: 'dragon',
    palettes: ['#dc2626 #450a0a #fcd34d', '#b91c1c #1c1917 #fde047', '#047857 #022c22 #fbbf24'],
    adjectives: 'golden lucky jade imperial prosperous celestial crimson mighty fortunate radiant sacred silk',
    figures:
      'Mei Lin;Mei Lin|the Jade Emperor;el Emperador de Jade|Lady Fortune;la Dama Fortuna|Master Wei;el Maestro Wei',
    nouns: `
Dragon;Dragón;m;b;dragon-spiral
Panda;Panda;m;b;panda
Lantern;Linterna;f;t;asian-lantern
Bamboo;Bambú;m;t;bamboo
Koi;Koi;m;b;double-fish
Pagoda;Pagoda;f;p;pagoda
Gong;Gong;m;t;gong
Tiger;Tigre;m;b;sabers-choc
Lotus;Loto;m;t;lotus-flower
Coin;Moneda;f;t;yin-yang
Phoenix;Fénix;m;b;fire-tail
Crane;Grulla;f;b;paper-crane
Monkey;Mono;m;b;monkey
Vase;Jarrón;m;t;porcelain-vase
Kite;Cometa;f;t;kite
Empress;Emperatriz;f;b;imperial-crown`,
  }),
  theme({
    id: 'samurai',
    palettes: ['#be123c #0f172a #fecdd3', '#2b3fa0 #0a0a2a #f87171', '#7f1d1d #1c1917 #fbcfe8'],
    adjectives: 'silent honorable crimson shadow swift fierce sacred eternal legendary moonlit steel brave',
    figures: 'Akemi;Akemi|Master Kenji;el Maestro Kenji|the Shogun;el Shogun|Lady Sakura;la Dama Sakura',
    nouns: `
Samurai;Samurái;m;b;samurai-helmet
Ninja;Ninja;m;b;ninja-head
Katana;Katana;f;t;katana
Shuriken;Shuriken;m;t;ninja-star
Geisha;Geisha;f;b;kimono
Temple;Templo;m;p;shinto-shrine
Fan;Abanico;m;t;handheld-fan
Cherry Blossom;Flor de cerezo;f;t;cantua
Bonsai;Bonsái;m;t;bamboo-fountain
Bridge;Puente;m;p;japanese-bridge
Volcano;Volcán;m;p;fuji
Mask;Máscara;f;t;ninja-mask
Sake;Sake;m;u;sake-bottle
Sushi;Sushi;m;u;sushis
Daruma;Daruma;m;t;matryoshka-dolls
Lantern;Farol;m;t;paper-lantern`,
  }),
  theme({
    id: 'arabia',
    palettes: ['#7c3aed #1e1b4b #fbbf24', '#0e7490 #1e1b4b #fcd34d', '#c2410c #3b0764 #fde68a'],
    adjectives: 'enchanted magic secret golden starry silk moonlit mystic hidden eternal jeweled infinite',
    figures: 'Yasmina;Yasmina|Sultan Rashid;el Sultán Rashid|the Merchant;el Mercader|Princess Dunia;la Princesa Dunia',
    nouns: `
Lamp;Lámpara;f;t;magic-lamp
Genie;Genio;m;b;djinn
Palace;Palacio;m;p;indian-palace
Carpet;Alfombra;f;t;rolled-cloth
Camel;Camello;m;b;camel
Oasis;Oasis;m;p;oasis
Scimitar;Cimitarra;f;t;crescent-blade
Sultan;Sultán;m;b;turban
Night;Noche;f;t;night-sky
Moon;Luna;f;t;falcon-moon
Perfume;Perfume;m;t;delicate-perfume
Treasure;Tesoro;m;t;open-chest
Cobra;Cobra;f;b;snake-jar
Gate;Puerta;f;p;arabic-door
Falcon;Halcón;m;b;hawk-emblem
Elephant;Elefante;m;b;elephant`,
  }),
];
