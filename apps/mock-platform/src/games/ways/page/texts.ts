import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import { SPIN_EN, SPIN_ES } from '../../page/spins/texts';
import type { Lang } from '../../page/texts';

const ES = {
  ...SPIN_ES,
  wayWin: '{symbol} × {count} en 1 manera: {amount}',
  waysWin: '{symbol} × {count} en {ways} maneras: {amount}',
  scatterWin: '{count} bonos: {amount}',
  scatterOnly: '{count} bonos',
  freeSpins: 'Giros gratis',
  freeIntro: 'Todos los premios × {multiplier}',
  freeIntroWild: 'Todos los premios × {multiplier}, y cada comodín × {wild} otra vez',
  freeStart: 'Empezar',
  freeLeft: 'Giro gratis {done} de {total} · {amount}',
  freeMore: '+{count} giros gratis',
  freeTotal: 'Ganaste en {count} giros gratis',
  told: 'Los carriles pagaron × {times}.',
  toldFree: '{count} giros gratis; en total × {times}.',
  toldNothing: 'Ninguna manera ganó.',
  rulesHow:
    'Cinco carriles de tres filas. Un símbolo gana cuando está, en cualquier fila, en tres, cuatro o cinco carriles seguidos desde la izquierda: hay 243 maneras de ir de carril en carril. Si en un carril se ve dos veces, cuentan las dos.',
  rulesWays:
    'La tabla dice lo que paga cada manera con tu apuesta. Se multiplica por el número de maneras, solo paga la serie más larga de cada símbolo, y los premios de símbolos distintos se suman.',
  wildRule: 'Sustituye a todos menos al bono. Carriles 2 a 5.',
  wildRuleFew: 'Sustituye a todos menos al bono. Carriles 2 a 4.',
  scatterRule: 'En cualquier posición: giros gratis.',
  freeRule:
    '3, 4 o 5 bonos dan {spins} giros gratis, uno de cada {every} giros en promedio, con todos los premios × {multiplier}. Durante ellos se pueden ganar más.',
  freeWildRule: 'En los giros gratis cada comodín de una manera la multiplica otra vez × {wild}.',
  mostRule:
    'Una ronda paga como mucho {most} veces la apuesta; llega a eso menos de una ronda de cada {odds}. Paga algo el {hits}% de los giros. El retorno está calculado sobre todas las posiciones de los carriles, giros gratis incluidos. La apuesta va en pesos enteros, así que ningún premio se corta.',
  exampleText:
    'Apuestas {stake}. {symbol} sale una vez en el primer carril, dos en el segundo y una en el tercero: son 2 maneras de 3, y cada una paga {each}. Ganas {won}. Con cinco carriles y una manera pagaría {five}.',
  ownKeys: 'Otra pulsación mientras gira lo detiene, donde las reglas lo permiten.',
  jackpotRule:
    'Cada giro con dinero real puede ganar el gran bote, salga lo que salga en los carriles: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  ...SPIN_EN,
  wayWin: '{symbol} × {count} in 1 way: {amount}',
  waysWin: '{symbol} × {count} in {ways} ways: {amount}',
  scatterWin: '{count} bonus symbols: {amount}',
  scatterOnly: '{count} bonus symbols',
  freeSpins: 'Free spins',
  freeIntro: 'All wins × {multiplier}',
  freeIntroWild: 'All wins × {multiplier}, and every wild × {wild} again',
  freeStart: 'Start',
  freeLeft: 'Free spin {done} of {total} · {amount}',
  freeMore: '+{count} free spins',
  freeTotal: 'Won in {count} free spins',
  told: 'The reels paid × {times}.',
  toldFree: '{count} free spins; × {times} in all.',
  toldNothing: 'No way won.',
  rulesHow:
    'Five reels of three rows. A symbol wins where it stands, in any row, on three, four or five reels in a row from the left: there are 243 ways to go from reel to reel. Where a reel shows it twice, both count.',
  rulesWays:
    'The table says what each way pays with your stake. It is multiplied by the number of ways, only the longest run of a symbol pays, and wins of different symbols add up.',
  wildRule: 'Stands for all but the bonus. Reels 2 to 5.',
  wildRuleFew: 'Stands for all but the bonus. Reels 2 to 4.',
  scatterRule: 'Anywhere: free spins.',
  freeRule:
    '3, 4 or 5 bonus symbols give {spins} free spins, once in {every} spins on average, with all wins × {multiplier}. More can be won during them.',
  freeWildRule: 'In free spins every wild of a way multiplies it × {wild} again.',
  mostRule:
    'A round pays {most} times its stake at most; fewer than one round in {odds} gets there. {hits}% of the spins pay something. The return is computed over every position of the reels, free spins included. Stakes are whole pesos, so that no win is cut.',
  exampleText:
    'You stake {stake}. {symbol} shows once on the first reel, twice on the second and once on the third: that is 2 ways of 3, and each pays {each}. You win {won}. Five reels in one way would pay {five}.',
  ownKeys: 'Another press while it spins stops it, where the rules allow that.',
  jackpotRule:
    'Every spin in real money can win the jackpot, whatever the reels show: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
