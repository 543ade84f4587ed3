import { createHash } from 'node:crypto';
import type { Palette, Theme } from './catalogue/vocabulary/theme';
import { THEMES } from './catalogue/vocabulary/themes';

/** What a game looks like, on its tile and on its reels. */
export interface GameTheme {
  readonly themeId: string;
  readonly palette: Palette;
  /** Names of game-icons, the game's own motif first; eight or more. */
  readonly motifs: readonly string[];
}

const BY_ID: ReadonlyMap<string, Theme> = new Map(THEMES.map((theme) => [theme.id, theme]));

/** A game's theme, from its id alone: the same in every world that has the game. Throws for an unknown theme. */
export function themeOf(game: { nodeId: string; theme: string; motif: string }): GameTheme {
  const theme = BY_ID.get(game.theme);
  if (!theme) throw new RangeError(`there is no theme ${game.theme}`);
  const choice = createHash('sha256').update(game.nodeId).digest().readUInt8(0) % theme.palettes.length;
  const palette = theme.palettes[choice];
  if (!palette) throw new RangeError(`the theme ${theme.id} has no palette`);
  const motifs = [...new Set([game.motif, ...theme.nouns.map(({ icon }) => icon)])];
  return { themeId: theme.id, palette, motifs };
}
