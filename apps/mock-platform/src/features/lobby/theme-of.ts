import { createHash } from 'node:crypto';
import type { GameTheme } from '../../art/game-theme';
import { THEMES, type Theme } from './catalogue/themes';

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
