/** Browser storage that may be closed to a sandboxed frame: then nothing is kept, and nothing breaks. */
function keep(open: () => Storage): { get(key: string): string | null; set(key: string, value: string): void } {
  return {
    get(key) {
      try {
        return open().getItem(`tonalli.play.${key}`);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(`tonalli.play.${key}`, value);
      } catch {
        // The choice lasts as long as the page.
      }
    },
  };
}

/** Kept over visits: sound, quick spin, stake. */
export const remembered = keep(() => window.localStorage);
/** Kept while the tab lives: the game session, so that a reload goes on. */
export const tabOnly = keep(() => window.sessionStorage);
