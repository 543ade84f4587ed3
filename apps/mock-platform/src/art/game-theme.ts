export interface Palette {
  readonly from: string;
  readonly to: string;
  readonly accent: string;
}

/** What a game looks like, on its tile and on its reels. */
export interface GameTheme {
  readonly themeId: string;
  readonly palette: Palette;
  /** Names of game-icons, the game's own motif first; eight or more. */
  readonly motifs: readonly string[];
}
