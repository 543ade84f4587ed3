import { type Lang, type PageKey, pageTexts, type Translate as TranslateOf } from '../../page/texts';

const ES = {
  spin: 'Girar',
  stop: 'Parar',
  quick: 'Giro rápido',
  quickShort: 'Rápido',
  paytable: 'Tabla de pagos',
  promise: '20 líneas · RTP {rtp}%',
  lineWin: 'Línea {line} paga {amount}',
  linesWin: '{count} líneas pagan {amount}',
  scatterWin: '{count} bonos pagan {amount}',
  jackpotRule:
    'Cada ronda con dinero real puede ganar el gran bote, salga lo que salga en los carriles: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas que la ronda y se puede verificar.',
  freeSpins: 'Giros gratis',
  freeIntro: 'Todos los premios × {multiplier}',
  freeStart: 'Empezar',
  freeLeft: 'Giro {done} de {total}',
  freeMore: '+{count} giros gratis',
  freeTotal: 'Ganaste en {count} giros gratis',
  freePaid: 'Te pagaron {count} giros gratis',
  autoRounds: 'Número de giros',
  autoOnFree: 'Parar con giros gratis',
  lines: 'Líneas de pago',
  linesRule:
    'Los premios pagan de izquierda a derecha en 20 líneas fijas. Solo paga el mayor premio de cada línea. Los premios de líneas distintas se suman.',
  wildRule: 'Sustituye a todos los símbolos excepto al bono. Aparece en los carriles 2 a 5.',
  scatterRule:
    '3, 4 o 5 en cualquier posición pagan {pays} veces la apuesta y dan {spins} giros gratis con premios × {multiplier}. Se pueden ganar más giros durante los giros gratis.',
  rtpRule:
    'El retorno está calculado sobre todas las posiciones de los carriles y comprobado por simulación. Una falla anula la jugada sin cobrarla.',
  credits: 'Iconos: Game Icons (CC BY 3.0), game-icons.net',
  errorTitle: 'No se pudo completar el giro',
  errorText:
    'No sabemos si llegó. Al reintentar se usa el mismo giro: si ya se jugó verás su resultado y no se cobra otra vez.',
};

type TextKey = keyof typeof ES | PageKey;

const EN: Record<keyof typeof ES, string> = {
  spin: 'Spin',
  stop: 'Stop',
  quick: 'Quick spin',
  quickShort: 'Quick',
  paytable: 'Paytable',
  promise: '20 lines · RTP {rtp}%',
  lineWin: 'Line {line} pays {amount}',
  linesWin: '{count} lines pay {amount}',
  scatterWin: '{count} bonus symbols pay {amount}',
  jackpotRule:
    'Every round in real money can win the jackpot, whatever the reels show: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds as the round and can be verified.',
  freeSpins: 'Free spins',
  freeIntro: 'All wins × {multiplier}',
  freeStart: 'Start',
  freeLeft: 'Spin {done} of {total}',
  freeMore: '+{count} free spins',
  freeTotal: 'Won in {count} free spins',
  freePaid: 'Paid by {count} free spins',
  autoRounds: 'Number of spins',
  autoOnFree: 'Stop on free spins',
  lines: 'Paylines',
  linesRule:
    'Wins pay from left to right on 20 fixed lines. Only the highest win of a line pays. Wins of different lines add up.',
  wildRule: 'Stands for every symbol but the bonus. Shows on reels 2 to 5.',
  scatterRule:
    '3, 4 or 5 anywhere pay {pays} times the stake and give {spins} free spins with wins × {multiplier}. More spins can be won during free spins.',
  rtpRule:
    'The return is computed over every position of the reels and proven by simulation. A malfunction voids the round without charging it.',
  credits: 'Icons: Game Icons (CC BY 3.0), game-icons.net',
  errorTitle: 'The spin could not be completed',
  errorText:
    'We do not know whether it arrived. Trying again uses the same spin: if it was played you see its result, and nothing is charged twice.',
};

export type Translate = TranslateOf<TextKey>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => pageTexts(lang, { es: ES, en: EN });
