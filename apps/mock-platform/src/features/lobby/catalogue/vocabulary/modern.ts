import { theme } from './theme';

export const MODERN = [
  theme({
    id: 'space',
    palettes: ['#4f46e5 #020617 #67e8f9', '#7c3aed #020617 #fbbf24', '#0369a1 #020617 #f0abfc'],
    adjectives: 'cosmic stellar galactic infinite lunar lost radiant silver deep quantum legendary electric',
    figures: 'Commander Nova;la Comandante Nova|Astro Lupe;Astro Lupe|Captain Órbita;el Capitán Órbita|Zorgón;Zorgón',
    nouns: `
Rocket;Cohete;m;t;rocket
Planet;Planeta;m;p;ringed-planet
Comet;Cometa;m;t;comet-spark
Astronaut;Astronauta;m;b;astronaut-helmet
Star;Estrella;f;t;star-formation
Galaxy;Galaxia;f;p;star-swirl
Alien;Alienígena;m;b;alien-stare
Saucer;Platillo volador;m;t;scout-ship
Satellite;Satélite;m;t;satellite
Moon;Luna;f;t;moon-orbit
Nebula;Nebulosa;f;p;galaxy
Meteorite;Meteorito;m;t;meteor-impact
Supernova;Supernova;f;t;exploding-planet
Station;Estación;f;p;defense-satellite
Eclipse;Eclipse;m;t;eclipse-flare
Robot;Robot;m;b;vintage-robot`,
  }),
  theme({
    id: 'cyber',
    palettes: ['#db2777 #0f0728 #22d3ee', '#06b6d4 #0f172a #f472b6', '#84cc16 #0a0a0a #e879f9'],
    adjectives: 'neon electric turbo quantum digital rebel infinite retro metallic secret wired crazy',
    figures: 'Agent Neón;la Agente Neón|Unit Ocho;Unidad Ocho|Hacker Zeta;la Hacker Zeta',
    nouns: `
Robot;Robot;m;b;robot-helmet
Circuit;Circuito;m;t;circuitry
City;Ciudad;f;p;modern-city
Cyborg;Cíborg;m;b;cyborg-face
Chip;Chip;m;t;microchip
Laser;Láser;m;t;laser-burst
Reactor;Reactor;m;p;reactor
Hologram;Holograma;m;t;holosphere
Battery;Batería;f;t;battery-100
Drone;Dron;m;t;delivery-drone
Arcade;Arcade;m;p;retro-controller
Android;Androide;m;b;android-mask
Motorcycle;Motocicleta;f;t;full-motorcycle-helmet
Voltage;Voltaje;m;u;electric
Atom;Átomo;m;t;atom-core
Mecha;Mecha;m;b;mecha-head`,
  }),
  theme({
    id: 'music',
    palettes: ['#c026d3 #1e1b4b #22d3ee', '#f43f5e #1e1b4b #fde047', '#6366f1 #1e1b4b #f9a8d4'],
    adjectives: 'electric dancing musical neon wild golden retro rebel midnight starry crazy loud',
    figures: 'DJ Quetzal;DJ Quetzal|Rocío and the Stars;Rocío y las Estrellas|the Rock Star;la Estrella de Rock',
    nouns: `
Guitar;Guitarra;f;t;guitar
Drum Kit;Batería;f;t;drum-kit
Microphone;Micrófono;m;t;old-microphone
Saxophone;Saxofón;m;t;saxophone
Violin;Violín;m;t;violin
Piano;Piano;m;t;grand-piano
Disco Ball;Bola disco;f;t;glass-ball
Boombox;Radio;f;t;boombox
Record;Vinilo;m;t;compact-disc
Headphones;Audífonos;mp;t;headphones
Stage;Escenario;m;p;theater-curtains
Rhythm;Ritmo;m;t;musical-notes
Diva;Diva;f;b;microphone
Sneaker;Tenis;m;t;converse-shoe
Rumba;Rumba;f;t;djembe
Speaker;Bocina;f;t;speaker`,
  }),
  theme({
    id: 'football',
    palettes: ['#16a34a #052e16 #f8fafc', '#1d4ed8 #14532d #fde047', '#dc2626 #052e16 #fef08a'],
    adjectives: 'golden legendary fearless electric invincible furious brave epic decisive historic crazy mighty',
    figures: 'the Captain;el Capitán|the Goalkeeper;el Guardameta|Chava Gol;Chava Gol|Coach Rivas;el Profe Rivas',
    nouns: `
Goal;Gol;m;t;soccer-kick
Striker;Delantero;m;b;soccer-ball
Cup;Copa;f;t;trophy-cup
Stadium;Estadio;m;p;soccer-field
Whistle;Silbato;m;t;whistle
Goalkeeper;Portero;m;b;goal-keeper
Jersey;Camiseta;f;t;basketball-jersey
Champion;Campeón;m;b;champions
Boot;Botín;m;t;running-shoe
Medal;Medalla;f;t;medal
Derby;Clásico;m;t;corner-flag
Fan;Aficionado;m;b;vuvuzelas
Penalty;Penal;m;t;archery-target
League;Liga;f;t;trophies-shelf
Referee;Árbitro;m;b;stopwatch
Final;Final;f;t;podium`,
  }),
  theme({
    id: 'racing',
    palettes: ['#dc2626 #18181b #fde047', '#2563eb #09090b #f8fafc', '#f59e0b #18181b #f87171'],
    adjectives: 'turbo furious speedy neon golden electric wild rebel explosive retro invincible midnight',
    figures: 'Speedy Ramona;Ramona la Veloz|the Driver;el Piloto|Nitro Beto;Nitro Beto',
    nouns: `
Engine;Motor;m;t;gears
Race Car;Bólido;m;t;race-car
Piston;Pistón;m;t;spark-plug
Motorbike;Moto;f;t;full-motorcycle-helmet
Circuit;Circuito;m;p;road
Champion;Campeón;m;b;podium-winner
Wheel;Rueda;f;t;car-wheel
Flag;Bandera;f;t;finish-line
Nitro;Nitro;m;u;rocket-flight
Speedometer;Velocímetro;m;t;speedometer
Highway;Autopista;f;p;horizon-road
Racer;Corredor;m;b;f1-car
Trophy;Trofeo;m;t;trophy
Garage;Taller;m;p;mechanic-garage
Curve;Curva;f;t;skid-mark
Key;Llave;f;t;car-key`,
  }),
  theme({
    id: 'heist',
    palettes: ['#3a4fb0 #020617 #fde047', '#155e75 #0c0a09 #fca5a5', '#0f8a76 #09090b #6ee7b7'],
    adjectives: 'secret hidden silent golden midnight elegant perfect lost black daring impossible legendary',
    figures:
      'Detective Luna;la Detective Luna|the Gentleman;el Caballero Ladrón|Madame Intriga;Madame Intriga|Inspector Paz;el Inspector Paz',
    nouns: `
Safe;Caja fuerte;f;t;strongbox
Diamond;Diamante;m;t;diamond-hard
Thief;Ladrón;m;b;robber-mask
Bank;Banco;m;p;bank
Detective;Detective;m;b;sherlock-holmes
Magnifying Glass;Lupa;f;t;magnifying-glass
Briefcase;Maletín;m;t;briefcase
Key;Llave;f;t;skeleton-key
Mansion;Mansión;f;p;capitol
Loot;Botín;m;u;swap-bag
Spy;Espía;m;b;fedora
Museum;Museo;m;p;mona-lisa
Clue;Pista;f;t;footprint
Code;Código;m;t;combination-lock
Mystery;Misterio;m;t;love-mystery
Bill;Billete;m;t;banknote`,
  }),
  theme({
    id: 'circus',
    palettes: ['#dc2626 #4c0519 #fde047', '#7e22ce #3b0764 #fb923c', '#0891b2 #4c0519 #fde68a'],
    adjectives: 'magic crazy flying happy marvelous golden funny festive daring incredible dancing starry',
    figures: 'the Great Fabrizio;el Gran Fabrizio|Madame Cristal;Madame Cristal|Clown Tilín;el Payaso Tilín',
    nouns: `
Acrobat;Acróbata;m;b;acrobatic
Magician;Mago;m;b;top-hat
Juggler;Malabarista;m;b;juggler
Elephant;Elefante;m;b;elephant
Carousel;Carrusel;m;p;carousel
Popcorn;Palomitas;fp;t;popcorn
Ticket;Boleto;m;t;ticket
Mask;Antifaz;m;t;carnival-mask
Cannonball;Bala de cañón;f;t;human-cannonball
Tent;Carpa;f;p;camping-tent
Tightrope;Cuerda floja;f;t;tightrope
Ringmaster;Presentador;m;b;ringmaster
Seal;Foca;f;b;juggling-seal
Balloon;Globo;m;t;balloons
Puppet;Marioneta;f;t;puppet
Monkey;Mono;m;b;monkey`,
  }),
];
