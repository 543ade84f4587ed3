import { type Lang, type PageKey, pageTexts, type Translate as TranslateOf } from '../texts';

/** What every instant game says; a family may word any of it otherwise. */
const ES = {
  play: 'Jugar',
  playing: 'Jugando…',
  ready: 'Elige tu apuesta y juega',
  half: 'La mitad de la apuesta',
  double: 'El doble de la apuesta',
  least: 'Apuesta mínima',
  most: 'Apuesta máxima',
  leastShort: 'Mín',
  mostShort: 'Máx',
  chance: 'Probabilidad',
  rolls: 'Últimas rondas',
  chipWon: '{chip}, ganó',
  chipLost: '{chip}, no ganó',
  stakeLowered: 'La apuesta bajó a {amount}: una jugada paga como mucho {most}',
  stakeCorrected: 'La apuesta quedó en {amount}. Pulsa otra vez para jugar',
  cashOut: 'Cobrar {amount}',
  choose: 'Elige para seguir',
  resumed: 'Tu ronda sigue abierta: continúa donde la dejaste',
  roundGone: 'La ronda terminó; la ves en tu historial',
  rules: 'Reglas',
  example: 'Ejemplo con tu apuesta',
  keys: 'Teclado',
  keysText: 'Espacio o Entrar juegan, las flechas cambian la apuesta y Esc sale del juego.',
  limits: 'Límites',
  limitsText:
    'Apuesta de {least} a {most}. Una jugada paga como mucho {pays}. La jugada se decide en cuanto llega: si se corta la conexión, al volver ves su resultado y no se cobra otra vez.',
  limitsSteps:
    'Apuesta de {least} a {most}. Una ronda paga como mucho {pays}: si el siguiente paso pudiera pagar más, se cobra sola. Si se corta la conexión o cierras el juego, la ronda te espera como estaba. Si no sigues en {hours} horas, se cobra lo que llevas; si no diste ningún paso, vuelve tu apuesta.',
  rack: 'Valor de la ficha',
  chipOf: 'Ficha de {amount}',
  lies: 'Tienes {amount}',
  laidTotal: 'En la mesa',
  undo: 'Deshacer',
  clearAll: 'Quitar',
  repeat: 'Repetir',
  doubleAll: 'Doblar',
  fullSpot: 'En esta casilla caben {free} más: su límite es {most}',
  fullTotal: 'En la mesa caben {free} más: el límite de todas las fichas es {most}',
  fullBalance: 'Tu saldo alcanza para {free} más',
  fullBonus: 'Con dinero de bono se apuestan {most} como mucho: caben {free} más',
  closedSpot: 'Esta casilla no recibe fichas ahora',
  nothingLaid: 'Pon primero una ficha en la mesa',
  layoutKeys:
    'En la mesa, las flechas llevan de casilla en casilla, Entrar pone una ficha, Retroceso la quita, las cifras eligen la ficha y C juega.',
  jackpotRule:
    'Cada jugada con dinero real puede ganar el gran bote, salga lo que salga: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

export type InstantKey = keyof typeof ES | PageKey;
export type InstantTranslate<Own extends string = never> = TranslateOf<InstantKey | Own>;

const EN: Record<keyof typeof ES, string> = {
  play: 'Play',
  playing: 'Playing…',
  ready: 'Choose your bet and play',
  half: 'Half the stake',
  double: 'Double the stake',
  least: 'Smallest stake',
  most: 'Greatest stake',
  leastShort: 'Min',
  mostShort: 'Max',
  chance: 'Win chance',
  rolls: 'Latest rounds',
  chipWon: '{chip}, won',
  chipLost: '{chip}, did not win',
  stakeLowered: 'The stake went down to {amount}: a round pays {most} at most',
  stakeCorrected: 'The stake is {amount} now. Press again to play',
  cashOut: 'Cash out {amount}',
  choose: 'Choose to go on',
  resumed: 'Your round is still open: go on where you left it',
  roundGone: 'The round has ended; you find it in your record',
  rules: 'Rules',
  example: 'An example with your bet',
  keys: 'Keyboard',
  keysText: 'Space or Enter play, the arrows change the stake, and Esc leaves the game.',
  limits: 'Limits',
  limitsText:
    'Stakes from {least} to {most}. A round pays {pays} at most. A round is decided as soon as it arrives: if the connection breaks you see its result when you are back, and nothing is charged twice.',
  limitsSteps:
    'Stakes from {least} to {most}. A round pays {pays} at most: where the next step could pay more, it cashes out by itself. If the connection breaks or you close the game, the round waits for you as it stood. If you do not go on within {hours} hours, what you have is cashed out; without a step taken, your stake comes back.',
  rack: 'Worth of the chip',
  chipOf: 'Chip of {amount}',
  lies: 'You have {amount} on it',
  laidTotal: 'On the table',
  undo: 'Undo',
  clearAll: 'Clear',
  repeat: 'Repeat',
  doubleAll: 'Double',
  fullSpot: 'This spot takes {free} more: its limit is {most}',
  fullTotal: 'The table takes {free} more: the limit of all chips is {most}',
  fullBalance: 'Your balance is enough for {free} more',
  fullBonus: 'With bonus money the most is {most}: {free} more fits',
  closedSpot: 'This spot takes no chips now',
  nothingLaid: 'Lay a chip on the table first',
  layoutKeys:
    'On the table the arrows lead from spot to spot, Enter lays a chip, Backspace takes it back, digits choose the chip, and C plays.',
  jackpotRule:
    'Every round in real money can win the jackpot, however it comes out: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

type Words<Own extends string> = Readonly<Record<Lang, Readonly<Record<Own, string>>>>;

/** A family's texts beside those of every instant game and every page; `{name}` is filled from the values. */
export const instantTexts = <Own extends string>(lang: Lang, own: Words<Own>): InstantTranslate<Own> =>
  pageTexts<keyof typeof ES | Own>(lang, { es: { ...ES, ...own.es }, en: { ...EN, ...own.en } });
