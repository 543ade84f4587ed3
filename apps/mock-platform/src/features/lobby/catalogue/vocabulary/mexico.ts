import { theme } from './theme';

/** Line: English; Spanish; gender (m, f, mp, fp); kind (b being, t thing, p place, u uncountable); icon. */
export const MEXICO = [
  theme({
    id: 'aztec',
    palettes: ['#f59e0b #7c2d12 #fde047', '#0d9488 #134e4a #facc15', '#dc2626 #431407 #fbbf24'],
    adjectives:
      'golden sacred feathered obsidian jade solar ancient lost turquoise eternal imperial radiant fiery mystic',
    figures:
      'Moctezuma;Moctezuma|Nezahualcóyotl;Nezahualcóyotl|the Sun King;el Rey Sol|Xóchitl;Xóchitl|Cuauhtémoc;Cuauhtémoc',
    nouns: `
Pyramid;Pirámide;f;p;mayan-pyramid
Sunstone;Piedra del sol;f;t;aztec-calendar-sun
Eagle;Águila;f;b;eagle-head
Serpent;Serpiente;f;b;snake-totem
Mask;Máscara;f;t;tribal-mask
Totem;Tótem;m;t;totem-mask
Hummingbird;Colibrí;m;b;hummingbird
Axolotl;Ajolote;m;b;axolotl
Temple;Templo;m;p;temple-gate
Warrior;Guerrero;m;b;eagle-emblem
Idol;Ídolo;m;t;totem-head
Plume;Penacho;m;t;feather
Sun;Sol;m;t;sun-priest
Jade;Jade;m;u;cut-diamond
Dagger;Daga;f;t;sacrificial-dagger
Condor;Cóndor;m;b;condor-emblem`,
  }),
  theme({
    id: 'jungle',
    palettes: ['#16a34a #052e16 #fde047', '#4fc31a #0d4a12 #fb923c', '#059669 #022c22 #f472b6'],
    adjectives: 'wild emerald hidden lost tropical fierce sacred enchanted lush secret giant brave golden',
    figures: 'Itzamná;Itzamná|Pakal;Pakal|the Jungle Queen;la Reina de la Selva|the Explorer;el Explorador',
    nouns: `
Jaguar;Jaguar;m;b;saber-toothed-cat-head
Toucan;Tucán;m;b;toucan
Parrot;Papagayo;m;b;parrot-head
Monkey;Mono;m;b;monkey
Orchid;Orquídea;f;t;vanilla-flower
Gecko;Gecko;m;b;gecko
Cobra;Cobra;f;b;cobra
Gorilla;Gorila;m;b;gorilla
Ruin;Ruina;f;p;ancient-ruins
Leaf;Hoja;f;t;monstera-leaf
Sloth;Perezoso;m;b;sloth
Tapir;Tapir;m;b;tapir
Cenote;Cenote;m;p;underground-cave
Idol;Ídolo;m;t;moai
Treasure Map;Mapa del tesoro;m;t;treasure-map
Crocodile;Cocodrilo;m;b;croc-jaws`,
  }),
  theme({
    id: 'muertos',
    palettes: ['#c026d3 #3b0764 #fb923c', '#ea580c #4c0519 #f0abfc', '#7c3aed #1e1b4b #fbbf24'],
    adjectives: 'joyful dancing eternal elegant festive midnight enchanted flowery immortal colorful smiling moonlit',
    figures: 'the Catrina;la Catrina|Don Calaca;Don Calaca|Doña Soledad;Doña Soledad|the Skull Band;la Banda Calavera',
    nouns: `
Skull;Calavera;f;t;happy-skull
Marigold;Cempasúchil;m;t;dandelion-flower
Candle;Vela;f;t;candle-skull
Altar;Altar;m;p;star-altar
Guitar;Guitarra;f;t;guitar
Butterfly;Mariposa;f;b;butterfly
Rose;Rosa;f;t;rose
Ghost;Fantasma;m;b;ghost
Heart;Corazón;m;t;heart-wings
Bride;Novia;f;b;ample-dress
Xoloitzcuintle;Xoloitzcuintle;m;b;sniffing-dog
Cat;Gato;m;b;hollow-cat
Moon;Luna;f;t;moon
Tequila;Tequila;m;u;brandy-bottle
Bell;Campana;f;t;ringing-bell`,
  }),
  theme({
    id: 'lucha',
    palettes: ['#e11d48 #1e1b4b #facc15', '#2563eb #3b0764 #f87171', '#f97316 #450a0a #67e8f9'],
    adjectives: 'masked invincible mighty golden furious brave legendary crazy rebel crimson blue iron',
    figures:
      'Rayo de Jade;Rayo de Jade|the Masked Puma;el Puma Enmascarado|Trueno Rojo;Trueno Rojo|Doctor Relámpago;el Doctor Relámpago',
    nouns: `
Luchador;Luchador;m;b;strong-man
Mask;Máscara;f;t;king-ju-mask
Champion;Campeón;m;b;champions
Belt;Cinturón;m;t;belt-buckles
Ring;Cuadrilátero;m;p;boxing-ring
Cape;Capa;f;t;cape
Trophy;Trofeo;m;t;trophy-cup
Panther;Pantera;f;b;direwolf
Lightning Bolt;Relámpago;m;t;lightning-trio
Rival;Rival;m;b;pummeled
Fist;Puño;m;t;fist
Bull;Toro;m;b;bull
Star;Estrella;f;t;round-star
Title;Título;m;t;medal
Tiger;Tigre;m;b;angry-eyes`,
  }),
  theme({
    id: 'fiesta',
    palettes: ['#db2777 #500724 #fde047', '#f59e0b #7f1d1d #34d399', '#0891b2 #3b0764 #f472b6'],
    adjectives: 'joyful dancing colorful crazy festive spicy musical golden lucky noisy happy starry',
    figures: 'Lupita;Lupita|Don Ramiro;Don Ramiro|the Mariachi;el Mariachi|Doña Chonita;Doña Chonita',
    nouns: `
Piñata;Piñata;f;t;pinata
Maraca;Maraca;f;t;maracas
Trumpet;Trompeta;f;t;trumpet
Accordion;Acordeón;m;t;accordion
Lantern;Farolito;m;t;paper-lantern
Rocket;Cohete;m;t;firework-rocket
Donkey;Burro;m;b;donkey
Rooster;Gallo;m;b;rooster
Cactus;Nopal;m;t;cactus
Parade;Desfile;m;p;party-flags
Balloon;Globo;m;t;balloons
Hat;Sombrero;m;t;western-hat
Chili;Chile;m;t;chili-pepper
Dancer;Bailarina;f;b;ample-dress
Plaza;Plaza;f;p;fountain
Serenade;Serenata;f;t;love-song`,
  }),
  theme({
    id: 'taqueria',
    palettes: ['#ea580c #431407 #a3e635', '#e5a006 #450a0a #f87171', '#14a34a #14532d #fde047'],
    adjectives: 'spicy hot delicious crazy golden happy giant crispy smoky lucky fresh explosive',
    figures: 'Don Pepe;Don Pepe|Doña Lucha;Doña Lucha|the Salsa King;el Rey de la Salsa|Chef Tomasa;la Chef Tomasa',
    nouns: `
Taco;Taco;m;t;tacos
Nacho;Nacho;m;t;nachos
Jalapeño;Jalapeño;m;t;pimiento
Avocado;Aguacate;m;t;avocado
Chili;Chile;m;t;chili-pepper
Tomato;Jitomate;m;t;tomato
Lemon;Limón;m;t;cut-lemon
Margarita;Margarita;f;t;martini
Barbecue;Parrillada;f;t;barbecue
Salsa;Salsa;f;t;hot-spices
Kitchen;Cocina;f;p;camp-cooking-pot
Corncob;Elote;m;t;beet
Food Truck;Puesto de tacos;m;p;food-truck
Agave;Agave;m;t;agave
Garlic;Ajo;m;u;garlic
Cook;Cocinera;f;b;chef-toque`,
  }),
];
