import type { Feature, FeaturePart } from '@tonalli/contracts/features';

/** Why a part of a feature is missing: the whole feature, or the parts named. The map only shrinks. */
type Absence = string | Partial<Record<FeaturePart, string>>;

export const FEATURES_NOT_BUILT: Partial<Record<Feature, Absence>> = {
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

export function absenceOf(feature: Feature, part: FeaturePart): string | null {
  const absence = FEATURES_NOT_BUILT[feature];
  if (absence === undefined) return null;
  return typeof absence === 'string' ? absence : (absence[part] ?? null);
}
