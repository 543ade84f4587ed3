import type { Palette } from '../../../../art/game-theme';

export type NounKind = 'being' | 'thing' | 'place' | 'mass';

/** A noun of both languages with what Spanish agreement needs, and the icon that draws it. */
export interface Noun {
  readonly en: string;
  readonly es: string;
  readonly feminine: boolean;
  readonly plural: boolean;
  readonly kind: NounKind;
  readonly icon: string;
}

/** A proper name; it carries its own article, if any. */
export interface Figure {
  readonly en: string;
  readonly es: string;
}

export interface Theme {
  readonly id: string;
  readonly palettes: readonly Palette[];
  readonly adjectives: readonly string[];
  readonly figures: readonly Figure[];
  readonly nouns: readonly Noun[];
}

const KINDS: Record<string, NounKind> = { b: 'being', t: 'thing', p: 'place', u: 'mass' };

function field(parts: readonly string[], index: number): string {
  const value = parts[index]?.trim();
  if (!value) throw new TypeError(`field ${index} is missing in "${parts.join(';')}"`);
  return value;
}

function parseNoun(line: string): Noun {
  const parts = line.split(';');
  const gender = field(parts, 2);
  const kind = KINDS[field(parts, 3)];
  if (!kind) throw new TypeError(`unknown kind in "${line}"`);
  return {
    en: field(parts, 0),
    es: field(parts, 1),
    feminine: gender.startsWith('f'),
    plural: gender.endsWith('p'),
    kind,
    icon: field(parts, 4),
  };
}

function parsePalette(colours: string): Palette {
  const parts = colours.split(' ');
  return { from: field(parts, 0), to: field(parts, 1), accent: field(parts, 2) };
}

/** Reads a theme from its compact notation: `palettes` are "from to accent", `nouns` one line each. */
export function theme(spec: {
  id: string;
  palettes: readonly string[];
  adjectives: string;
  figures: string;
  nouns: string;
}): Theme {
  return {
    id: spec.id,
    palettes: spec.palettes.map(parsePalette),
    adjectives: spec.adjectives.split(' '),
    figures: spec.figures.split('|').map((pair) => {
      const parts = pair.split(';');
      return { en: field(parts, 0), es: field(parts, 1) };
    }),
    nouns: spec.nouns.trim().split('\n').map(parseNoun),
  };
}
