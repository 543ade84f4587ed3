import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Repartir',
  playing: 'Repartiendo…',
  ready: 'Pon fichas y reparte',
  table: 'Mesa de bacará',
  player: 'Jugador',
  banker: 'Banca',
  tie: 'Empate',
  'player-pair': 'Par del jugador',
  'banker-pair': 'Par de la banca',
  pairShort: 'Par',
  spotPays: '{name}, paga {pays} a 1',
  paysShort: '{pays}:1',
  shortPlayer: 'J',
  shortBanker: 'B',
  shortTie: 'E',
  wonPlayer: 'Gana el jugador, {player} a {banker}',
  wonBanker: 'Gana la banca, {banker} a {player}',
  wonTie: 'Empate a {player}',
  told: '{outcome}. Jugador: {playerCards}. Banca: {bankerCards}.',
  road: 'Tus últimas rondas',
  roadSaid: 'Jugador {player}, banca {banker}, empate {tie}',
  roadHonest: 'Cada ronda se reparte de ocho barajas recién mezcladas: lo que salió no dice nada de lo que sale.',
  rolls: 'Últimas rondas',
  rulesHow:
    'Se reparten dos cartas al jugador y dos a la banca, de ocho barajas mezcladas para esta ronda. Gana quien queda más cerca de 9. El as vale 1, el diez y las figuras nada; de la suma cuenta solo la última cifra. Nadie elige: la tercera carta sigue la tabla.',
  rulesNatural: 'Con 8 o 9 en las dos primeras cartas nadie pide. El jugador pide con 0 a 5 y se planta con 6 o 7.',
  rulesBanker: 'La banca, si el jugador se plantó, pide con 0 a 5. Si el jugador pidió, según esta tabla:',
  bankerHas: 'La banca tiene',
  bankerDrawsOn: 'Pide si la tercera carta del jugador vale',
  always: 'cualquiera',
  allBut8: 'cualquiera menos 8',
  never: 'se planta',
  rulesPays:
    'La banca paga 0.95 a 1, cortado al centavo. En un empate, las apuestas al jugador y a la banca vuelven. Un par son dos primeras cartas del mismo valor. Lo que pones por igual al jugador y a la banca no cuenta para puntos ni promociones.',
  bet: 'Apuesta',
  pays: 'Paga',
  chance: 'Probabilidad',
  returns: 'Retorno',
  sideLimit: 'Límite en el empate y en cada par: {side}.',
  exampleNone: 'Con $10.00 a la banca: si gana recibes $19.50, en un empate vuelven tus $10.00.',
  exampleText:
    'Tienes {stake} en la mesa. Lo más que paga es {payout}, en el {chance}% de las rondas. A la larga vuelve el {return}% de lo apostado así.',
  jackpotRule:
    'Cada jugada con dinero real puede ganar el gran bote, salga lo que salga: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Deal',
  playing: 'Dealing…',
  ready: 'Lay chips and deal',
  table: 'Baccarat table',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  pairShort: 'Pair',
  spotPays: '{name}, pays {pays} to 1',
  paysShort: '{pays}:1',
  shortPlayer: 'P',
  shortBanker: 'B',
  shortTie: 'T',
  wonPlayer: 'Player wins, {player} to {banker}',
  wonBanker: 'Banker wins, {banker} to {player}',
  wonTie: 'Tie at {player}',
  told: '{outcome}. Player: {playerCards}. Banker: {bankerCards}.',
  road: 'Your latest rounds',
  roadSaid: 'Player {player}, banker {banker}, tie {tie}',
  roadHonest: 'Each round is dealt from eight decks shuffled anew: what came says nothing about what comes.',
  rolls: 'Latest rounds',
  rulesHow:
    'Two cards are dealt to the player and two to the banker, from eight decks shuffled for this round. Whoever is closer to 9 wins. The ace counts 1, tens and courts nothing; of the sum only the last digit counts. Nobody chooses: third cards follow the table.',
  rulesNatural: 'With 8 or 9 in the first two cards nobody draws. The player draws on 0 to 5 and stands on 6 or 7.',
  rulesBanker: 'The banker draws on 0 to 5 where the player stood. Where the player drew, by this table:',
  bankerHas: 'The banker has',
  bankerDrawsOn: "Draws where the player's third card counts",
  always: 'anything',
  allBut8: 'anything but 8',
  never: 'stands',
  rulesPays:
    'The banker pays 0.95 to 1, cut to the cent. On a tie, bets on player and banker come back. A pair is two first cards of one rank. What lies alike on player and banker does not count for points or promotions.',
  bet: 'Bet',
  pays: 'Pays',
  chance: 'Chance',
  returns: 'Return',
  sideLimit: 'Limit on the tie and on each pair: {side}.',
  exampleNone: 'With $10.00 on the banker: where it wins you get $19.50, on a tie your $10.00 come back.',
  exampleText:
    'You have {stake} on the table. The most it pays is {payout}, in {chance}% of the rounds. In the long run {return}% of what is staked so comes back.',
  jackpotRule:
    'Every round in real money can win the jackpot, however it comes out: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

/** Its words, for the table of many too. */
export const BACCARAT_WORDS = { es: ES, en: EN } as const;

export type BaccaratText = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<BaccaratText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
