import type { Feature, FeaturePart } from '@tonalli/contracts/features';

/** Parts of features that stand where another feature has them, and where that is. No part is missing otherwise: every feature is built. */
export const PARTS_ELSEWHERE: Partial<Record<Feature, Partial<Record<FeaturePart, string>>>> = {
  sports: {
    web: 'Its page stands in the frame of games.',
    gateway: "Its page calls the platform by itself, as games' pages do.",
    api: "Its page calls the platform by itself, as games' pages do.",
    locales: "Its texts are those of a game's page.",
    e2e: 'Its page is tested as a game: `e2e/tests/play/sports.spec.ts`.',
  },
  'sports-bets': {
    web: 'Slips are made on the page of sports, in the frame of games.',
    gateway: "Its page calls the platform by itself, as games' pages do.",
    api: "Its page calls the platform by itself, as games' pages do.",
    locales: "Its texts are those of a game's page.",
    e2e: 'Its page is tested as a game: `e2e/tests/play/sports.spec.ts`.',
  },
  policy: {
    web: 'What its rules come to is shown by the games, limits and breaks that they are about.',
    locales: 'Its titles are data of the platform; it has no page of its own.',
    e2e: 'Its rules are held by the tests of the games, limits and breaks that they are about.',
  },
  'play-time': {
    e2e: 'Its tests are those of the games and of the page about protection.',
  },
};

export const partElsewhere = (feature: Feature, part: FeaturePart): string | null =>
  PARTS_ELSEWHERE[feature]?.[part] ?? null;
