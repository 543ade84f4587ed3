import type { GameCard } from '@tonalli/contracts/lobby/api';

/** What lies over the page. One dialog at a time; a game stays open below a dialog. */
export type Dialog =
  | { kind: 'login'; reason: 'asked' | 'expired' }
  | { kind: 'register' }
  | { kind: 'logout' }
  | { kind: 'trial-prompt' }
  | { kind: 'find' }
  | { kind: 'help'; topic?: string }
  | { kind: 'notices'; noticeId?: string }
  | { kind: 'about'; page: AboutPage };

/** What the menus and the footer open about the product. */
export type AboutPage = 'app' | 'licence' | 'languages';

export interface GameStart {
  game: Pick<GameCard, 'id' | 'name' | 'vendor' | 'type' | 'icon'>;
  freeTrial: boolean;
}

export interface OverlayState {
  dialog: Dialog | null;
  game: GameStart | null;
}

export interface OverlayStore {
  get(): OverlayState;
  subscribe(listener: () => void): () => void;
  open(dialog: Dialog): void;
  /** Another dialog in place of this one; what was asked before logging in is kept. */
  switchTo(dialog: Dialog): void;
  close(): void;
  /** Opens the login dialog and runs `then` once somebody is logged in (GAME-02). */
  openLogin(reason: 'asked' | 'expired', then?: () => void): void;
  /** What was asked before logging in, once. */
  takeIntent(): (() => void) | null;
  play(start: GameStart): void;
  closeGame(): void;
}

export function createOverlayStore(): OverlayStore {
  let state: OverlayState = { dialog: null, game: null };
  let intent: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Partial<OverlayState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(dialog) {
      intent = null;
      set({ dialog });
    },
    switchTo: (dialog) => set({ dialog }),
    close() {
      intent = null;
      set({ dialog: null });
    },
    openLogin(reason, then) {
      intent = then ?? null;
      set({ dialog: { kind: 'login', reason } });
    },
    takeIntent() {
      const taken = intent;
      intent = null;
      return taken;
    },
    play: (game) => set({ game }),
    closeGame: () => set({ game: null }),
  };
}
