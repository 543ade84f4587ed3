import { GAME_FAMILIES, type GameFamily } from '../../../games/families';
import type { Title } from './titles';

interface Named {
  readonly en: string;
  readonly es: string;
  readonly feminine: boolean;
  readonly icon: string;
}

function named(lines: string): Named[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', es = '', gender = 'm', icon = ''] = line.split(';');
      return { en, es, feminine: gender === 'f', icon };
    });
}

interface LiveGame extends Named {
  readonly family: GameFamily;
}

function liveGames(lines: string): LiveGame[] {
  const rows = lines.trim().split('\n');
  return named(lines).map((game, index) => {
    const family = GAME_FAMILIES.find((one) => one === rows[index]?.split(';')[4]);
    if (!family) throw new TypeError(`${game.en} names no family of games`);
    return { ...game, family };
  });
}

export const LIVE_GAMES: readonly LiveGame[] = liveGames(`
Roulette;Ruleta;f;tarot-10-wheel-of-fortune;roulette
Speed Roulette;Ruleta rápida;f;token;roulette
Blackjack;Blackjack;m;card-ace-spades;blackjack
Baccarat;Bacará;m;card-9-hearts;baccarat
Speed Baccarat;Bacará rápido;m;card-9-diamonds;baccarat
Sic Bo;Sic Bo;m;perspective-dice-six-faces-six;sic-bo
Hold'em Poker;Póker Hold'em;m;poker-hand;casino-holdem
Lucky Wheel;Rueda de la suerte;f;stone-wheel;wheel
Craps;Dados;m;rolling-dice-cup;craps
Three Card Poker;Póker de tres cartas;m;card-king-hearts;three-card-poker`);

/** Rooms of the live studios; names of their own in every language. */
export const ROOMS: readonly string[] =
  `Xochimilco|Reforma|Jade|Obsidiana|Coyoacán|Bugambilia|Ámbar|Terciopelo|Alameda|Mirador|Nácar|Jacaranda|Lucero|Marfil
Cenit|Brisa|Zafiro|Cantera|Oasis|Aurora|Palmar|Diamante|Solsticio|Veracruz|Talavera|Malecón|Catrina|Orquídea|Plata|Copal
Quetzal|Turquesa|Escarlata|Medianoche|Gran Salón|Bahía`.split(/[|\n]/);

export const CARD_GAMES: readonly Named[] = named(`
Conquián;Conquián;m;card-jack-clubs
Gin Rummy;Rummy;m;card-7-hearts
Texas Hold'em;Texas Hold'em;m;poker-hand
Omaha;Omaha;m;card-king-spades
Dominoes;Dominó;m;domino-tiles
Brisca;Brisca;f;card-queen-diamonds
Truco;Truco;m;card-jack-diamonds
Escoba;Escoba;f;card-7-diamonds
Tute;Tute;m;card-king-clubs
Backgammon;Backgammon;m;backgammon
Chess Duel;Duelo de ajedrez;m;chess-knight
Liar's Dice;Cubilete;m;rolling-dice-cup
Ludo;Parchís;m;chess-pawn
Blackjack Duel;Duelo de blackjack;m;card-ace-hearts
Big Two;Gran Dos;m;card-2-spades
Mahjong;Mahjong;m;bamboo
Bingo Duel;Duelo de bingo;m;eight-ball
Billiards;Billar;m;pool-table-corner
Checkers;Damas chinas;f;empty-chessboard
Blind Poker;Póker tapado;m;card-queen-spades`);

const title = ([en = '', es = '', icon = '']: readonly string[]): Title => ({ en, es, icon });
const titles = (lines: string): Title[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => title(line.split(';')));

export const SPORTSBOOKS: readonly Title[] = titles(`
Grand Sportsbook;Gran casa deportiva;trophy-cup
Football Arena;Arena de futbol;soccer-ball
Live Betting;Apuestas en vivo;stopwatch
Diamond Baseball;Diamante de beisbol;baseball-bat
Court Kings;Reyes de la duela;basketball-ball
Center Court;Cancha central;tennis-racket
Fight Night;Noche de box;boxing-glove
Gridiron Sunday;Domingo de emparrillado;american-football-helmet
Derby Day;Tarde de hipódromo;horse-head
Pole Position;Primera fila;f1-car
Virtual League;Liga virtual;soccer-field
World of Sports;Mundo deportivo;world
Ice Rink;Pista de hielo;hockey
Golf Masters;Maestros del golf;golf-flag`);

export const ESPORT_ARENAS: readonly Title[] = titles(`
Strategy Arena;Arena de estrategia;console-controller
Legends Showdown;Duelo de leyendas;crossed-swords
Shooter League;Liga de tiradores;crosshair
Battle of Ancients;Batalla de los antiguos;battle-gear
Virtual Racing Cup;Copa virtual de carreras;race-car
Digital Football;Futbol digital;gamepad
Champions Stage;Escenario de campeones;champions
Tower Rush League;Liga de asalto a la torre;tower-flag
Global Masters;Maestros globales;podium-winner
Rookie Arena;Arena de novatos;retro-controller
Card Duelists;Duelistas de cartas;card-pick
Squad Survival;Supervivencia en escuadra;dark-squad
Speedrun Cup;Copa contrarreloj;stopwatch
Mech Wars;Guerras de mechas;battle-mech`);

export const PALENQUES: readonly Title[] = titles(`
Golden Palenque;Palenque dorado;rooster
Steel Spurs;Espuelas de acero;spiked-collar
Sunday Derby;Derbi dominical;rooster
Feather Ring;Ruedo de plumas;feather
Fair Palenque;Palenque de feria;party-flags
Brave Combs;Crestas bravas;rooster
Red Corner;Esquina roja;checkered-diamond
Dawn Song;Canto del alba;sunrise
Champion Roosters;Gallos campeones;champions
Royal Arena;Ruedo real;arena`);

export const SEA_DRAWS: readonly Title[] = titles(`
Bangkok Draw;Sorteo de Bangkok;shinto-shrine
Singapore Evening Draw;Sorteo nocturno de Singapur;lion
Kuala Lumpur Draw;Sorteo de Kuala Lumpur;modern-city
Manila Bay Draw;Sorteo de la bahía de Manila;sailboat
Jakarta Draw;Sorteo de Yakarta;monument-valley
Vientiane Draw;Sorteo de Vientián;pagoda
Phnom Penh Draw;Sorteo de Nom Pen;elephant
Chiang Mai Draw;Sorteo de Chiang Mai;paper-lantern
Penang Draw;Sorteo de Penang;palm-tree
Bali Sunrise Draw;Sorteo del amanecer de Bali;sunrise
Cebu Draw;Sorteo de Cebú;sea-turtle
Yangon Draw;Sorteo de Rangún;temple-door`);

export const VN_DRAWS: readonly Title[] = titles(`
Hanoi Draw;Sorteo de Hanói;lotus-flower
Ho Chi Minh City Draw;Sorteo de Ciudad Ho Chi Minh;modern-city
Da Nang Draw;Sorteo de Da Nang;big-wave
Hue Draw;Sorteo de Hue;temple-gate
Can Tho Draw;Sorteo de Can Tho;boat-fishing
Vung Tau Draw;Sorteo de Vung Tau;lighthouse
Da Lat Draw;Sorteo de Da Lat;rose
Ha Long Draw;Sorteo de Ha Long;caravel
Hai Phong Draw;Sorteo de Hai Phong;anchor
Nha Trang Draw;Sorteo de Nha Trang;palm-tree
Phu Quoc Draw;Sorteo de Phu Quoc;sea-star
Ben Tre Draw;Sorteo de Ben Tre;coconuts
Quang Ninh Draw;Sorteo de Quang Ninh;pearl-necklace`);
