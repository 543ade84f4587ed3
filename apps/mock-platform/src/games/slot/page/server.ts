import { type SpinAnswer as Answer, SpinAnswer, SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { CallFailure, type GameServer } from '../../page/game-server';

interface Spin {
  readonly spinId: string;
  readonly lineStakeMinor: number;
  /** Of which free plays it is one. */
  readonly free?: string;
}

export const askSpin = (server: GameServer, spin: Spin, onRetry: () => void): Promise<Answer> =>
  server.play({ path: 'spin', answer: SpinAnswer, body: spin, onRetry });

/** The drawings of a game's symbols. Throws `CallFailure`. */
export async function fetchSymbols(nodeId: string): Promise<SymbolSheet> {
  try {
    const answer = await fetch(`/play/symbols/${encodeURIComponent(nodeId)}.json`);
    return SymbolSheet.parse(await answer.json());
  } catch {
    throw new CallFailure('NETWORK');
  }
}
