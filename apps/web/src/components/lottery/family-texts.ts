import type { Resources } from '@tonalli/i18n/catalogues';
import type { FamilyId } from '@tonalli/lottery/play';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type Namespace = Extract<keyof Resources, `lottery-${string}`>;

/** Where the texts of a family stand. */
const NAMESPACES: Record<FamilyId, Namespace> = {
  'five-digit': 'lottery-digits',
  'three-digit': 'lottery-digits',
  'vietnam-north': 'lottery-vietnam',
  'vietnam-region': 'lottery-vietnam',
  'four-d': 'lottery-four-d',
  thai: 'lottery-thai',
  'fast-three': 'lottery-fast-three',
  racing: 'lottery-racing',
  'eleven-five': 'lottery-eleven-five',
  keno: 'lottery-keno',
  'six-mark': 'lottery-six-mark',
};

/** Texts of a family by the ids of its parts; an id without a text stands for itself, as digits do. */
export interface FamilyTexts {
  name: string;
  about: string;
  group(id: string): string;
  row(id: string): string;
  option(id: string): string;
  play(id: string): string;
  /** What to choose, and when it wins. */
  how(id: string): string;
  kind(id: string): string;
  /** A prize, or a row of a result. */
  prize(id: string): string;
  trend(id: string): string;
}

export const isFamilyId = (family: string): family is FamilyId => Object.hasOwn(NAMESPACES, family);

/** Suspends until the texts are there. A family of which this page knows nothing is named by its id. */
export function useFamilyTexts(family: string): FamilyTexts {
  const namespace = isFamilyId(family) ? NAMESPACES[family] : null;
  const { i18n } = useTranslation(namespace ?? 'common');
  const { language } = i18n;
  return useMemo(() => {
    const find = (key: string): string | null => {
      const text: unknown = namespace && i18n.getResource(language, namespace, key);
      return typeof text === 'string' ? text : null;
    };
    return {
      name: find(`families.${family}.name`) ?? find('name') ?? family,
      about: find(`families.${family}.about`) ?? find('about') ?? '',
      group: (id) => find(`groups.${id}`) ?? id,
      row: (id) => find(`rows.${id}`) ?? id,
      option: (id) => find(`options.${id}`) ?? id,
      play: (id) => find(`plays.${id}.name`) ?? id,
      how: (id) => find(`plays.${id}.how`) ?? '',
      kind: (id) => find(`kinds.${id}`) ?? id,
      prize: (id) => find(`prizes.${id}`) ?? id,
      trend: (id) => find(`trends.${id}`) ?? id,
    };
  }, [i18n, language, namespace, family]);
}
