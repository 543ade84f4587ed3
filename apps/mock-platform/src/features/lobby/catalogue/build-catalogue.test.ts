import { createHash } from 'node:crypto';
import { GAME_FAMILIES, SLOT_ENGINES } from '@tonalli/contracts/games/families';
import { COCKFIGHT_VENDORS, ESPORTS_VENDORS, GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { describe, expect, it } from 'vitest';
import { hasIcon } from '../../../art/icons';
import { createRandom } from '../../../kernel/random';
import { buildCatalogue, type CatalogueGame } from './build-catalogue';
import { englishPlural, possessive } from './english';
import { RESERVED } from './title-parts';
import { categoryOf, VENDOR_PLANS } from './vendors';

const catalogue = buildCatalogue(createRandom('one').fork('catalogue'));
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const ofType = (type: string) => catalogue.filter(({ gameType }) => gameType === type);
/** Each is a table that all its players share. */
const LIVE_TABLES = [
  ...['live-roulette', 'speed-roulette', 'live-blackjack', 'live-baccarat', 'speed-baccarat'],
  ...['no-commission-baccarat', 'dragon-tiger', 'sic-bo', 'speed-sic-bo', 'money-wheel'],
];
const titles = catalogue.flatMap(({ nameEs, nameEn }) => [nameEs, nameEn]);

describe('the catalogue', () => {
  it('LOBBY-11 is the same for one seed and another for another', () => {
    expect(hashOf(buildCatalogue(createRandom('one').fork('catalogue')))).toBe(hashOf(catalogue));
    expect(hashOf(buildCatalogue(createRandom('two').fork('catalogue')))).not.toBe(hashOf(catalogue));
  });

  it('GAME-11 has the same titles, pictures and order whatever plays its slots', () => {
    const others = buildCatalogue(
      createRandom('one').fork('catalogue'),
      ({ nodeId }) => SLOT_ENGINES[Number(nodeId) % 5] ?? 'slot',
    );
    const bare = (games: CatalogueGame[]) => games.map(({ family: _, minBetMinor, lines, ...game }) => game);
    expect(hashOf(bare(others))).toBe(hashOf(bare(catalogue)));
    const changed = others.filter(({ family }, index) => family !== catalogue[index]?.family);
    expect(new Set(changed.map(({ classify }) => classify))).toEqual(new Set(['SLOT']));
  });

  it('GAME-11 plays classic slots and slots of ways where the theme is theirs, most slots as ever', () => {
    const slots = catalogue.filter(({ classify }) => classify === 'SLOT');
    const share = (family: string) => slots.filter((game) => game.family === family).length / slots.length;
    expect(share('classic')).toBeGreaterThan(0.03);
    expect(share('classic')).toBeLessThan(0.06);
    expect(share('ways')).toBeGreaterThan(0.07);
    expect(share('ways')).toBeLessThan(0.12);
    expect(share('slot')).toBeGreaterThan(0.5);
    const themes = (family: string) =>
      new Set(slots.filter((game) => game.family === family).map(({ theme }) => theme));
    expect([...themes('classic')]).toEqual(expect.arrayContaining(['classic', 'clover', 'fruit', 'luxury']));
    expect([...themes('ways')].sort()).toEqual(
      ['birds', 'dinosaur', 'dragon', 'jungle', 'norse', 'north', 'pets', 'safari'].sort(),
    );
  });

  it('LOBBY-11 has 34 vendors, among them every one that the product names', () => {
    const codes = VENDOR_PLANS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(34);
    expect(codes).toEqual(
      expect.arrayContaining([...ESPORTS_VENDORS, ...COCKFIGHT_VENDORS, 'TCG_SEA', 'TCG_LOTTO_VN']),
    );
    expect(new Set(VENDOR_PLANS.map(({ name }) => name)).size).toBe(34);
  });

  it('HOME-09 keeps the promise of nearly 10,000 slot games', () => {
    expect(ofType('RNG').length).toBeGreaterThanOrEqual(9_800);
    expect(ofType('RNG').length).toBeLessThan(10_000);
  });

  it('LOBBY-11 has games of every type', () => {
    const counts = Object.fromEntries(GAME_TYPES.map((type) => [type, ofType(type).length]));
    expect(counts).toEqual({
      RNG: 9_900,
      LIVE: 180,
      FISH: 90,
      PVP: 60,
      SPORTS: 12,
      ESPORTS: 12,
      COCKFIGHT: 7,
      LOTT: 12,
      ELOTT: 16,
    });
  });

  it('LOBBY-05 has every class of slots but bingo', () => {
    const classes = new Set(ofType('RNG').map(({ classify }) => classify));
    expect([...classes].sort()).toEqual(['ARCADE', 'JACKPOT', 'SCRATCH', 'SLOT', 'TABLE', 'VIDEO_POKER']);
  });

  it('LOBBY-06 splits e-sports and cockfights out of sports by their vendors', () => {
    const vendorsOf = (type: string) => [...new Set(ofType(type).map(({ vendor }) => vendor))].sort();
    expect(vendorsOf('ESPORTS')).toEqual([...ESPORTS_VENDORS].sort());
    expect(vendorsOf('COCKFIGHT')).toEqual([...COCKFIGHT_VENDORS].sort());
    expect(vendorsOf('SPORTS')).toEqual(['CTG', 'GES']);
    expect(categoryOf('AV', 'LIVE')).toBe('LIVE');
  });

  it('LOBBY-11 gives no title twice, in neither language', () => {
    for (const name of ['nameEs', 'nameEn'] as const) {
      expect(new Set(catalogue.map((game) => game[name].toLowerCase())).size).toBe(catalogue.length);
    }
  });

  it('LOBBY-11 titles read like games: no numerals, no leftovers of a pattern, no known title of others', () => {
    expect(titles.filter((title) => /[{}_]|undefined|null|\s{2}|^\s|\s$/.test(title))).toEqual([]);
    // A lottery says how often it draws.
    const others = catalogue.filter(({ family }) => family !== 'lottery');
    expect(others.filter(({ nameEs, nameEn }) => /\d/.test(nameEs + nameEn))).toEqual([]);
    expect(titles.filter(({ length }) => length > 42)).toEqual([]);
    expect(catalogue.filter(({ nameEn }) => RESERVED.has(nameEn.toLowerCase()))).toEqual([]);
  });

  it('LOBBY-11 contracts and capitalises as each language does', () => {
    const wrong = catalogue.filter(
      ({ nameEs }) => /\b(de|a) el [a-záéíóúñ]/.test(nameEs) || !/^[A-ZÁÉÍÓÚÑ]/.test(nameEs),
    );
    expect(wrong).toEqual([]);
    const small = new Set(['of', 'the', 'and', 'for', 'to', 'with', 'de']);
    const isLower = (word: string) => !small.has(word) && /^[a-z]/.test(word);
    expect(catalogue.filter(({ nameEn }) => nameEn.split(' ').some(isLower))).toEqual([]);
  });

  it('LOBBY-03 offers a free trial for about seven in ten slots, all fishing, all rooms, all matches and for nothing else', () => {
    const trials = ofType('RNG').filter(({ hasTrial }) => hasTrial).length / ofType('RNG').length;
    expect(trials).toBeGreaterThan(0.67);
    expect(trials).toBeLessThan(0.73);
    const others = catalogue.filter(({ gameType }) => gameType !== 'RNG');
    const offering = ['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'];
    expect(others.filter(({ gameType, hasTrial }) => hasTrial !== offering.includes(gameType))).toEqual([]);
  });

  it('LOBBY-03 marks the most popular three in a hundred of each type as hot', () => {
    for (const type of GAME_TYPES) {
      const games = ofType(type);
      const hot = games.filter(({ isHot }) => isHot);
      expect(hot.length).toBe(Math.max(1, Math.round(games.length * 0.03)));
      expect(games.slice(0, hot.length)).toEqual(hot);
    }
  });

  it('LOBBY-11 opens all but jackpots; ids and codes are unique; ranks run from 1 without a gap', () => {
    expect(catalogue.every(({ isOpen, classify }) => isOpen === (classify !== 'JACKPOT'))).toBe(true);
    expect(new Set(catalogue.map(({ nodeId }) => nodeId)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ gameCode }) => gameCode)).size).toBe(catalogue.length);
    expect(catalogue.map(({ rank }) => rank)).toEqual(catalogue.map((_, index) => index + 1));
  });

  it('GAME-11 every title names its family, one of the closed list, and none but an engine of slots is without a title', () => {
    const named = new Set(catalogue.map(({ family }) => family));
    const [slot, ...otherEngines] = SLOT_ENGINES;
    expect(named.has(slot)).toBe(true);
    expect([...new Set([...named, ...otherEngines])].sort()).toEqual([...GAME_FAMILIES].sort());
  });

  it('GAME-11 every title of LIVE, and every crash, is a table or a flight that is shared', () => {
    expect(new Set(ofType('LIVE').map(({ family }) => family))).toEqual(new Set(LIVE_TABLES));
    const flights = catalogue.filter(({ nameEn, nameEs }) => / Crash$/.test(nameEn) || /^Colisión /.test(nameEs));
    expect(flights.length).toBeGreaterThan(0);
    expect(new Set(flights.map(({ family }) => family))).toEqual(new Set(['crash']));
  });

  it.each([
    ['speed-roulette', /^Ruleta rápida /],
    ['speed-baccarat', /^Bacará rápido /],
    ['no-commission-baccarat', /^Bacará sin comisión /],
    ['dragon-tiger', /^Dragón y tigre /],
    ['speed-sic-bo', /^Sic Bo rápido /],
    ['money-wheel', /^Rueda de la suerte /],
  ] as const)('GAME-11 tables of %s are called so in Spanish', (family, word) => {
    const ofFamily = catalogue.filter((game) => game.family === family);
    expect(ofFamily.filter(({ nameEs }) => !word.test(nameEs))).toEqual([]);
  });

  it('GAME-11 a table that all its players share is another family than the same game for one', () => {
    const ofLive = new Set(ofType('LIVE').map(({ family }) => family));
    const forOne = new Set(catalogue.filter(({ gameType }) => gameType === 'RNG').map(({ family }) => family));
    expect([...ofLive].filter((family) => forOne.has(family))).toEqual([]);
  });

  it.each([
    ['roulette', /roulette/i],
    ['blackjack', /blackjack/i],
    ['baccarat', /baccarat/i],
    ['craps', /craps/i],
    ['keno', /keno/i],
    ['deuces-wild', /^deuces & /i],
    ['three-card-poker', /three card poker/i],
    ['live-roulette', /(?<! speed) roulette$/i],
    ['speed-roulette', / speed roulette$/i],
    ['live-blackjack', / blackjack$/i],
    ['live-baccarat', /(?<! speed| no commission) baccarat$/i],
    ['speed-baccarat', / speed baccarat$/i],
    ['no-commission-baccarat', / no commission baccarat$/i],
    ['dragon-tiger', / dragon tiger$/i],
    ['sic-bo', /(?<! speed) sic bo$/i],
    ['speed-sic-bo', / speed sic bo$/i],
    ['money-wheel', / lucky wheel$/i],
    ['niu-niu', /niuniu$/i],
    ['three-card-rooms', /(?<!blind )trio/i],
    ['blind-three-card-rooms', /blind trio/i],
    ['wheel', /wheel/i],
    ['hi-lo', /hi-lo/i],
    ['coin', /coin flip/i],
    ['limbo', /limbo/i],
    ['crash', /crash/i],
    ['mines', /mines/i],
    ['plinko', /drop/i],
    ['tower', /tower/i],
    ['dice', /dice/i],
  ] as const)('GAME-11 a title of the family %s says so', (family, word) => {
    const ofFamily = catalogue.filter((game) => game.family === family);
    expect(ofFamily.filter(({ nameEn }) => !word.test(nameEn))).toEqual([]);
  });

  it.each([
    ['dice', /^Dados /],
    ['hi-lo', /^Mayor o menor /],
    ['coin', /^Volado /],
    ['limbo', /^Limbo /],
    ['wheel', /^La rueda /],
  ] as const)('GAME-11 arcade games of %s are called so in Spanish', (family, word) => {
    expect(catalogue.filter((game) => game.family === family && !word.test(game.nameEs))).toEqual([]);
  });

  it('GAME-11 no title between players is called after a game that it is not', () => {
    const others =
      /conqui|rummy|hold'?em|omaha|domin|brisca|truco|escoba|tute|blackjack|big two|gran dos|mahjong|check|damas/i;
    expect(ofType('PVP').filter(({ nameEn, nameEs }) => others.test(`${nameEn} ${nameEs}`))).toEqual([]);
  });

  it('LOBBY-11 no title says a word twice, be it in another number', () => {
    const twice = /\b([a-záéíóúñ]{4,}?)(?:e?s)?\b.* \1(?:e?s)?(?= |$)/i;
    expect(
      ['Tower Tower', 'La torre de la torre', 'Golden Dice Dice', 'Mine Mines'].every((one) => twice.test(one)),
    ).toBe(true);
    expect(titles.filter((title) => twice.test(title))).toEqual([]);
  });

  it('LOBBY-11 shows every game by an icon that exists', () => {
    expect([...new Set(catalogue.map(({ motif }) => motif))].filter((icon) => !hasIcon(icon))).toEqual([]);
  });
});

describe('English titles', () => {
  it('LOBBY-11 knows irregular plurals and possessives', () => {
    expect(['Wolf', 'Firefly', 'Pot of Gold', 'Torch', 'Deer', 'Black Cat'].map(englishPlural)).toEqual([
      'Wolves',
      'Fireflies',
      'Pots of Gold',
      'Torches',
      'Deer',
      'Black Cats',
    ]);
    expect([possessive('Lupita'), possessive('Zeus')]).toEqual(["Lupita's", "Zeus'"]);
  });
});
