import type { FishKind } from '@tonalli/contracts/games/fish';
import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Disparar',
  ready: 'Apunta y dispara: cada impacto es una apuesta',
  tide: 'Marea',
  cannon: 'Valor del cañón',
  seatOwn: 'Tú',
  seatOther: 'Lugar {seat}',
  seatFree: 'libre',
  target: 'Fijar objetivo',
  untarget: 'Soltar {fish}',
  autoFire: 'Fuego continuo',
  locked: 'Objetivo: {fish}, paga {pays}',
  noTarget: 'Sin objetivo',
  caught: '¡{fish}! Ganaste {amount}',
  swept: 'Arrastró {count} peces chicos, que van en el premio',
  full: 'La sala está llena: espera a que se libere un lugar',
  newTide: 'Cambia la marea',
  boss: '¡Viene el kraken! Paga 500 tiros',
  connecting: 'Conectando con la sala…',
  valueNow: 'Cañón: {amount}',
  fish: 'Pez',
  pays: 'Paga (tiros)',
  chanceOf: 'Probabilidad',
  paysFrom: 'de {least} a {most}',
  tableCaption: 'Lo que paga cada pez y con qué probabilidad cae',
  rulesHow:
    'Cada impacto es una apuesta independiente. Cuesta el valor de tu cañón y se decide con un número propio de 0 a 999,999: si es menor que el del pez, cae y paga sus tiros. Los impactos anteriores, tuyos o de otros, no cambian nada, y apuntar mejor tampoco: solo cambia cuánto varía tu resultado.',
  rulesReturn:
    'Todos los peces, el kraken incluido, devuelven {rtp}% en todos los cañones y salas. Un disparo que no toca nada, o que llega a un pez que ya cayó, no cuesta nada.',
  rulesTable:
    'El pez dorado paga al azar de 50 a 300 tiros. El cangrejo, la anguila y el narval pagan un premio de su tabla; los peces chicos que arrastran forman parte de ese premio.',
  rulesRoom:
    'Hay cuatro lugares por sala y todos ven los mismos peces, que cambian cada minuto con la marea. Tus impactos de cada marea se guardan juntos, en registros de hasta 100. Mientras ocupas el lugar se aparta un tiro de {unit}, que vuelve al terminar la marea o tras 20 segundos sin disparar.',
  example:
    'Con el cañón en {stake}, el pez león paga {payout} y cae con {chance}% de probabilidad: de cada 100 impactos, en promedio, unas 9.6 capturas devuelven 96 de cada 100 pesos apostados.',
  limitsText:
    'Tiros de {least} a {most}. Un tiro paga como mucho {pays}. Si se corta la conexión, lo que ya impactó está decidido y no se cobra dos veces.',
  keysText:
    'Izquierda y derecha apuntan, Espacio dispara (mantén para seguir), + y − cambian el cañón, T fija el siguiente objetivo, F dispara solo y Esc sale del juego.',
  ...{ sardine: 'Sardina', clown: 'Pez payaso', tang: 'Cirujano azul', puffer: 'Pez globo', butterfly: 'Pez mariposa' },
  ...{ angel: 'Pez ángel', lion: 'Pez león', octopus: 'Pulpo', turtle: 'Tortuga', squid: 'Calamar', ray: 'Raya' },
  ...{ seahorse: 'Caballito de mar', swordfish: 'Pez espada', hammerhead: 'Tiburón martillo', jelly: 'Medusa luna' },
  ...{ orca: 'Orca', crab: 'Cangrejo bomba', eel: 'Anguila eléctrica', narwhal: 'Narval láser', golden: 'Pez dorado' },
  kraken: 'Kraken',
};
export type OwnKey = keyof typeof ES;

const EN: Record<OwnKey, string> = {
  play: 'Fire',
  ready: 'Aim and fire: each hit is a bet',
  tide: 'Tide',
  cannon: 'Cannon value',
  seatOwn: 'You',
  seatOther: 'Seat {seat}',
  seatFree: 'free',
  target: 'Lock a target',
  untarget: 'Let go: {fish}',
  autoFire: 'Keep firing',
  locked: 'Target: {fish}, pays {pays}',
  noTarget: 'No target',
  caught: '{fish}! You won {amount}',
  swept: 'It swept {count} small fish along, which are part of the prize',
  full: 'The room is full: wait until a seat is free',
  newTide: 'The tide turns',
  boss: 'The kraken is coming! It pays 500 shots',
  connecting: 'Connecting to the room…',
  valueNow: 'Cannon: {amount}',
  fish: 'Fish',
  pays: 'Pays (shots)',
  chanceOf: 'Chance',
  paysFrom: '{least} to {most}',
  tableCaption: 'What each fish pays, and the chance to catch it',
  rulesHow:
    'Each hit is an independent bet. It costs the value of your cannon and is decided by a number of its own from 0 to 999,999: where that is below the number of the fish, the fish is caught and pays its shots. Earlier hits, yours or those of others, change nothing, and better aim neither: it only changes how much your result swings.',
  rulesReturn:
    'Every fish, the kraken too, returns {rtp}% with every cannon in every room. A shot that meets nothing, or a fish that is caught already, costs nothing.',
  rulesTable:
    'The golden fish pays 50 to 300 shots at random. Crab, eel and narwhal pay a prize of their table; the small fish that they sweep along are part of that prize.',
  rulesRoom:
    'A room has four seats, and everybody sees the same fish, which change each minute with the tide. Your hits of a tide are kept together, in records of up to 100. While you have the seat one shot of {unit} is set aside; it comes back with the end of the tide, or after 20 seconds without a shot.',
  example:
    'With the cannon at {stake} the lionfish pays {payout} and is caught with a chance of {chance}%: of 100 hits, about 9.6 catches on average return 96 of every 100 pesos staked.',
  limitsText:
    'Shots from {least} to {most}. A shot pays {pays} at most. If the connection breaks, what was hit is decided, and nothing is charged twice.',
  keysText:
    'Left and right aim, Space fires (hold it to go on), + and − change the cannon, T locks the next target, F keeps firing, and Esc leaves the game.',
  ...{ sardine: 'Sardine', clown: 'Clownfish', tang: 'Blue tang', puffer: 'Pufferfish', butterfly: 'Butterflyfish' },
  ...{ angel: 'Angelfish', lion: 'Lionfish', octopus: 'Octopus', turtle: 'Turtle', squid: 'Squid', ray: 'Ray' },
  ...{ seahorse: 'Seahorse', swordfish: 'Swordfish', hammerhead: 'Hammerhead shark', jelly: 'Moon jelly' },
  ...{ orca: 'Orca', crab: 'Bomb crab', eel: 'Electric eel', narwhal: 'Laser narwhal', golden: 'Golden fish' },
  kraken: 'Kraken',
};

export const texts = (lang: Lang): InstantTranslate<OwnKey> => instantTexts<OwnKey>(lang, { es: ES, en: EN });
export type Translate = ReturnType<typeof texts>;

export const FISH_NAMES: Readonly<Record<Lang, (kind: FishKind) => string>> = {
  es: (kind) => ES[kind],
  en: (kind) => EN[kind],
};
