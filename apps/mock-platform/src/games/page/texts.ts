import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { REFUSALS } from './refusal-texts';

/** What every game's page says, whatever is played on it. */
const ES = {
  loading: 'Preparando el juego',
  balance: 'Saldo',
  playBalance: 'Dinero de práctica',
  playMoney: 'Dinero de práctica',
  stake: 'Apuesta',
  win: 'Ganancia',
  stakeLess: 'Bajar la apuesta',
  stakeMore: 'Subir la apuesta',
  sound: 'Sonido',
  fairness: 'Juego verificable',
  close: 'Cerrar',
  closeGame: 'Salir del juego',
  goodLuck: '¡Buena suerte!',
  roundWin: 'Ganaste {amount}',
  resultWon: 'Ganaste {amount}; tu saldo es {balance}.',
  resultNone: 'Sin premio; tu saldo es {balance}.',
  stakeNow: 'Apuesta: {amount}',
  bigWin: '¡Gran premio!',
  megaWin: '¡Mega premio!',
  epicWin: '¡Premio épico!',
  jackpot: 'Gran bote',
  jackpotWon: '¡Gran bote!',
  jackpotText: 'Te llevas todo el gran bote de Tonalli',
  playOn: 'Seguir jugando',
  times: '{count} × apuesta',
  rtp: 'Retorno al jugador (RTP)',
  volatility: 'Volatilidad',
  maxWin: 'Premio máximo',
  seedHash: 'Huella de la semilla del servidor',
  nextSeedHash: 'Huella de la siguiente semilla',
  clientSeed: 'Tu semilla',
  nonce: 'Siguiente ronda (nonce)',
  rotate: 'Cambiar y revelar',
  rotateHint: 'Al cambiar se revela la semilla usada y tus rondas anteriores se pueden recalcular.',
  seedInvalid: 'De 1 a 64 letras, números o signos, sin espacios.',
  revealed: 'Semilla revelada',
  revealedRounds: 'Rondas jugadas con ella: {count}',
  fairnessText:
    'La huella nos compromete con nuestra semilla antes de que juegues. Tu semilla y el número de ronda se mezclan con ella, así nadie puede cambiar un resultado.',
  history: 'Últimas rondas',
  historyEmpty: 'Aún no hay rondas.',
  verify: 'Verificar',
  retrying: 'Sin conexión. Reintentando sin volver a cobrar…',
  retry: 'Reintentar',
  endedTitle: 'La sesión terminó',
  endedText: 'Vuelve al casino e inicia el juego otra vez. Tus rondas jugadas están guardadas.',
  launchTitle: 'Este enlace ya se usó',
  launchText: 'Por seguridad, cada enlace abre el juego una sola vez. Inicia el juego de nuevo desde el casino.',
  failTitle: 'El juego no pudo cargar',
  failText: 'Revisa tu conexión e inténtalo otra vez.',
  goneText: 'Este juego no está disponible ahora. Elige otro en el casino.',
  funds: 'Saldo insuficiente para esta apuesta',
  fundsTrial: 'Se terminó el dinero de práctica. Abre el juego otra vez para recargarlo.',
  back: 'Volver al casino',
  auto: 'Auto',
  autoStop: 'Detener auto',
  autoTitle: 'Juego automático',
  autoRounds: 'Número de rondas',
  autoOnWin: 'Parar con un premio mayor a',
  autoOnLoss: 'Parar si mi saldo baja',
  never: 'Nunca',
  start: 'Iniciar',
  time: 'Tiempo',
  net: 'Resultado',
  staked: 'Apostado',
  paid: 'Pagado',
  session: 'Esta sesión',
  today: 'Hoy',
  checkTitle: 'Una pausa para ver cómo vas',
  checkText: 'Has jugado {time}. Resultado de la sesión: {net}.',
  checkGoOn: 'Seguir',
  checkLeave: 'Salir',
  checkHistory: 'Ver historial',
  paused: 'Juego en pausa',
  ...REFUSALS.es,
  errorTitle: 'No se pudo completar la jugada',
  errorText:
    'No sabemos si llegó. Al reintentar se usa la misma jugada: si ya se jugó verás su resultado y no se cobra otra vez.',
};

export type PageKey = keyof typeof ES;

const EN: Record<PageKey, string> = {
  loading: 'Getting the game ready',
  balance: 'Balance',
  playBalance: 'Practice money',
  playMoney: 'Practice money',
  stake: 'Stake',
  win: 'Win',
  stakeLess: 'Lower the stake',
  stakeMore: 'Raise the stake',
  sound: 'Sound',
  fairness: 'Provably fair',
  close: 'Close',
  closeGame: 'Leave the game',
  goodLuck: 'Good luck!',
  roundWin: 'You won {amount}',
  resultWon: 'You won {amount}; your balance is {balance}.',
  resultNone: 'No win; your balance is {balance}.',
  stakeNow: 'Stake: {amount}',
  bigWin: 'Big win!',
  megaWin: 'Mega win!',
  epicWin: 'Epic win!',
  jackpot: 'Jackpot',
  jackpotWon: 'Jackpot!',
  jackpotText: 'The whole Tonalli jackpot is yours',
  playOn: 'Keep playing',
  times: '{count} × stake',
  rtp: 'Return to player (RTP)',
  volatility: 'Volatility',
  maxWin: 'Maximum win',
  seedHash: 'Hash of the server seed',
  nextSeedHash: 'Hash of the next seed',
  clientSeed: 'Your seed',
  nonce: 'Next round (nonce)',
  rotate: 'Change and reveal',
  rotateHint: 'Changing reveals the seed in use, and your earlier rounds can be recomputed.',
  seedInvalid: '1 to 64 letters, digits or signs, no spaces.',
  revealed: 'Revealed seed',
  revealedRounds: 'Rounds played with it: {count}',
  fairnessText:
    'The hash commits us to our seed before you play. Your seed and the number of the round are mixed with it, so nobody can change a result.',
  history: 'Latest rounds',
  historyEmpty: 'No rounds yet.',
  verify: 'Verify',
  retrying: 'No connection. Trying again without charging twice…',
  retry: 'Try again',
  endedTitle: 'The session has ended',
  endedText: 'Go back to the casino and start the game again. The rounds you played are kept.',
  launchTitle: 'This link was used already',
  launchText: 'For your safety every link opens the game once only. Start the game again from the casino.',
  failTitle: 'The game could not load',
  failText: 'Check your connection and try again.',
  goneText: 'This game is not available now. Choose another one in the casino.',
  funds: 'The balance is too low for this stake',
  fundsTrial: 'The practice money is used up. Open the game again to refill it.',
  back: 'Back to the casino',
  auto: 'Auto',
  autoStop: 'Stop auto',
  autoTitle: 'Autoplay',
  autoRounds: 'Number of rounds',
  autoOnWin: 'Stop on a win above',
  autoOnLoss: 'Stop if my balance falls by',
  never: 'Never',
  start: 'Start',
  time: 'Time',
  net: 'Net result',
  staked: 'Staked',
  paid: 'Paid',
  session: 'This session',
  today: 'Today',
  checkTitle: 'A pause to see how you are doing',
  checkText: 'You have played for {time}. Net result of the session: {net}.',
  checkGoOn: 'Continue',
  checkLeave: 'Leave',
  checkHistory: 'See history',
  paused: 'Game paused',
  ...REFUSALS.en,
  errorTitle: 'The round could not be completed',
  errorText:
    'We do not know whether it arrived. Trying again asks for the same round: if it was played you see its result, and nothing is charged twice.',
};

export type Lang = 'es' | 'en';
export type Translate<Key extends string = PageKey> = (key: Key, values?: Record<string, string | number>) => string;

/** A game's texts in one language beside those of every page, which it may word otherwise; `{name}` is filled from the values. */
export function pageTexts<Key extends string>(
  lang: Lang,
  own: Readonly<Record<Lang, Readonly<Record<Key, string>>>>,
): Translate<Key | PageKey> {
  const catalogue: Record<string, string> = { ...(lang === 'es' ? ES : EN), ...own[lang] };
  return (key, values = {}) =>
    (catalogue[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Writes minor units as money of the player's language, such as `$1,250.00`. */
export function moneyWriter(lang: Lang): (amountMinor: number) => string {
  const format = new Intl.NumberFormat(lang === 'es' ? 'es-MX' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amountMinor) => `$${format.format(amountMinor / 100)}`;
}

/** Writes a moment (ISO 8601) as date and time in the operator's zone. */
export function dateWriter(lang: Lang): (at: string) => string {
  const format = new Intl.DateTimeFormat(lang === 'es' ? 'es-MX' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: OPERATOR_TIME_ZONE,
  });
  return (at) => format.format(new Date(at));
}
