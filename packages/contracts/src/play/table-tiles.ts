/** So many tables are told of at once. */
export const MOST_TABLES = 60;

/** So many results of a table the lobby is told. */
export const MOST_BEADS = 12;

/** In what a result is shown beside its word. */
export const BEAD_TONES = ['plain', 'red', 'black', 'green', 'blue', 'gold', 'violet'] as const;
export type BeadTone = (typeof BEAD_TONES)[number];

/** `WAITING`: a hand begins once enough sit; `SEATING`: it is about to begin; `PLAYING`: who sits down now plays the next one. */
export const ROOM_PHASES = ['WAITING', 'SEATING', 'PLAYING'] as const;
