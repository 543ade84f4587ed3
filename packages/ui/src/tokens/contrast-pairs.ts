const SURFACES = ['ink-deep', 'ink', 'surface', 'raised', 'overlay'] as const;

export interface ColourPair {
  text: string;
  on: string;
}

const onAll = (text: string, surfaces: readonly string[]): ColourPair[] => surfaces.map((on) => ({ text, on }));

/** Every pair of text and background that the components use; 4.5:1 or more. */
export const TEXT_PAIRS: readonly ColourPair[] = [
  ...onAll('text', [...SURFACES, 'marigold-soft', 'jade-soft', 'danger-soft', 'info-soft']),
  ...onAll('muted', [...SURFACES, 'marigold-soft', 'jade-soft', 'danger-soft', 'info-soft']),
  ...onAll('faint', [...SURFACES]),
  ...onAll('marigold', [...SURFACES, 'marigold-soft']),
  ...onAll('marigold-bright', [...SURFACES, 'marigold-soft']),
  ...onAll('coral', ['ink-deep', 'ink', 'surface', 'raised', 'overlay']),
  ...onAll('jade', [...SURFACES, 'jade-soft']),
  ...onAll('danger', [...SURFACES, 'danger-soft']),
  ...onAll('info', [...SURFACES, 'info-soft']),
  ...onAll('on-marigold', ['marigold', 'marigold-bright', 'marigold-deep', 'amber', 'coral']),
  ...onAll('on-jade', ['jade', 'jade-bright']),
  ...onAll('on-danger', ['danger-strong', 'danger-deep']),
  { text: 'ink', on: 'text' },
];

/** Edges of controls, focus rings, switch knobs and drawings that carry meaning; 3:1 or more. */
export const EDGE_PAIRS: readonly ColourPair[] = [
  ...onAll('line-strong', ['ink-deep', 'ink', 'surface', 'raised']),
  ...onAll('marigold-bright', SURFACES),
  ...onAll('danger', SURFACES),
  { text: 'muted', on: 'ink-deep' },
  { text: 'marigold', on: 'overlay' },
];
