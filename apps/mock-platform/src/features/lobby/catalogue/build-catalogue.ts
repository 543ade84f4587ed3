import type { GameFamily } from '@tonalli/contracts/games/families';
import type { GameClassify, GameType } from '@tonalli/contracts/lobby/wire';
import { builtFamily } from '../../../games/built-families';
import { LINE_COUNT, LINE_STAKES_MINOR } from '../../../games/slot/lines';
import type { Random } from '../../../kernel/random';
import { drawClassTitle } from './class-titles';
import { type EngineChoice, engineOf } from './engines';
import { drawOtherTitle } from './other-titles';
import { saysTwice } from './says-twice';
import { THEMES, type Theme } from './themes';
import { EDITIONS, RESERVED } from './title-parts';
import { drawTitle, type FamilyTitle } from './titles';
import { CLASS_SHARES, categoryOf, VENDOR_PLANS, type VendorPlan } from './vendors';

export interface CatalogueGame {
  readonly rank: number;
  readonly nodeId: string;
  readonly nameEs: string;
  readonly nameEn: string;
  readonly vendor: string;
  readonly gameType: GameType;
  readonly classify: GameClassify;
  readonly gameCode: string;
  /** What is played under the title. */
  readonly family: GameFamily;
  readonly isHot: boolean;
  readonly hasTrial: boolean;
  /** The operator offers it; whether it can be played is for its family to say. */
  readonly isOpen: boolean;
  readonly minBetMinor: number;
  readonly lines: number;
  readonly theme: string;
  readonly motif: string;
}

const MAX_TITLE_CHARACTERS = 42;
const MAX_DRAWS = 2_000;
const HOT_SHARE = 0.03;
const RNG_TRIAL_SHARE = 0.7;
/** Of matches even whoever has no account wants to see prices. */
const WITH_TRIAL: ReadonlySet<GameType> = new Set(['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT']);
const EDITION_SHARE = 0.03;
const MIN_BETS_MINOR = [20, 50, 100, 200, 500] as const;

/** The smallest stake of a slot, and the lines that it is for; other engines than the plain one state theirs, if any. */
function smallestOf(engine: GameFamily): Pick<CatalogueGame, 'minBetMinor' | 'lines'> {
  const other = engine === 'slot' ? undefined : builtFamily(engine);
  const stated = other?.stated?.(other.config.initial);
  if (stated) return { minBetMinor: stated.minStake, lines: stated.lines ?? 0 };
  return { minBetMinor: Math.min(...LINE_STAKES_MINOR) * LINE_COUNT, lines: LINE_COUNT };
}

interface Draft extends Omit<CatalogueGame, 'rank' | 'isHot'> {
  popularity: number;
}

interface Kind {
  classify: GameClassify;
  isOpen: boolean;
}

function kindsOf(type: GameType, count: number): Kind[] {
  if (type !== 'RNG') return Array.from({ length: count }, () => ({ classify: 'OTHER', isOpen: true }));
  const others = CLASS_SHARES.flatMap(({ classify, share, isOpen }) => {
    return Array.from({ length: Math.round(count * share) }, (): Kind => ({ classify, isOpen }));
  });
  const slots = Array.from({ length: count - others.length }, (): Kind => ({ classify: 'SLOT', isOpen: true }));
  return [...slots, ...others];
}

interface TitleRequest {
  pickTheme: () => Theme;
  draw: (theme: Theme) => FamilyTitle | null;
  /** The title may come with an edition's name. */
  mayReturn: boolean;
}

/** No title twice anywhere, in neither language. */
function createTitleSource(random: Random): (request: TitleRequest) => [Theme, FamilyTitle] {
  const used = new Set<string>();
  return ({ pickTheme, draw, mayReturn }) => {
    for (let attempt = 0; attempt < MAX_DRAWS; attempt += 1) {
      const theme = pickTheme();
      const drawn = draw(theme);
      if (!drawn) continue;
      const edition = mayReturn && random.next() < EDITION_SHARE ? ` ${random.pick(EDITIONS)}` : '';
      const title = { ...drawn, en: drawn.en + edition, es: drawn.es + edition };
      const keys = [`en ${title.en.toLowerCase()}`, `es ${title.es.toLowerCase()}`];
      if (keys.some((key) => used.has(key)) || RESERVED.has(title.en.toLowerCase())) continue;
      if (Math.max(title.en.length, title.es.length) > MAX_TITLE_CHARACTERS) continue;
      if (saysTwice(title.en) || saysTwice(title.es)) continue;
      for (const key of keys) used.add(key);
      return [theme, title];
    }
    throw new Error('the vocabulary is too small for so many titles');
  };
}

function themesOf(type: GameType): readonly Theme[] {
  return type === 'RNG' ? THEMES : THEMES.filter(({ types }) => types.includes(type));
}

interface Slot extends Kind {
  type: GameType;
}

function slotsOf(plan: VendorPlan): Slot[] {
  return plan.games.flatMap(({ type: offered, count }) => {
    const type = categoryOf(plan.code, offered);
    return kindsOf(type, count).map((kind) => ({ ...kind, type }));
  });
}

function draftGames(random: Random, chooseEngine: EngineChoice): Draft[] {
  const nextTitle = createTitleSource(random);
  return VENDOR_PLANS.flatMap((plan, vendorIndex) =>
    slotsOf(plan).map(({ type, classify, isOpen }, index) => {
      const themes = themesOf(type);
      const [theme, title] = nextTitle({
        pickTheme: () => random.pick(themes),
        draw: (one) => {
          if (type !== 'RNG') return drawOtherTitle(random, one, { type, vendor: plan.code });
          if (classify !== 'SLOT') return drawClassTitle(random, one, classify);
          const drawn = drawTitle(random, one);
          return drawn && { ...drawn, family: 'slot' };
        },
        mayReturn: classify === 'SLOT',
      });
      const nodeId = title.code ?? String((vendorIndex + 1) * 10_000 + index + 1).padStart(6, '0');
      const isSlot = classify === 'SLOT';
      const family = isSlot ? chooseEngine({ nodeId, nameEn: title.en, theme: theme.id }) : title.family;
      return {
        nodeId,
        nameEs: title.es,
        nameEn: title.en,
        vendor: plan.code,
        gameType: type,
        classify,
        gameCode: title.code ?? `${plan.code.toLowerCase()}${String(index + 1).padStart(4, '0')}`,
        family,
        hasTrial: WITH_TRIAL.has(type) || (type === 'RNG' && random.next() < RNG_TRIAL_SHARE),
        isOpen,
        ...(isSlot || title.code ? smallestOf(family) : { minBetMinor: random.pick(MIN_BETS_MINOR), lines: 0 }),
        theme: theme.id,
        motif: title.icon,
        // Games that can be played now lead the lists.
        popularity: random.next() * (isSlot ? 1 : 0.9),
      };
    }),
  );
}

/** The whole catalogue, most popular game first. One seed always gives the same games. */
export function buildCatalogue(random: Random, chooseEngine = engineOf): CatalogueGame[] {
  const drafts = draftGames(random, chooseEngine).sort((a, b) => b.popularity - a.popularity);
  const totals = new Map<GameType, number>();
  for (const { gameType } of drafts) totals.set(gameType, (totals.get(gameType) ?? 0) + 1);
  const seen = new Map<GameType, number>();
  return drafts.map(({ popularity: _, ...game }, index) => {
    const position = (seen.get(game.gameType) ?? 0) + 1;
    seen.set(game.gameType, position);
    const isHot = position <= Math.max(1, Math.round((totals.get(game.gameType) ?? 0) * HOT_SHARE));
    return { ...game, rank: index + 1, isHot };
  });
}
