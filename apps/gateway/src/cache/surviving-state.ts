import type { GatewayState } from './shared-state';

/**
 * The common state while it is there, the process's own while it is not: no call fails for its loss. Calls are counted
 * here too at all times, so that a loss gives nobody a new window. A clearing that the common state did not hear of is
 * told before anything is read from it again.
 */
export function createSurvivingState(shared: GatewayState, own: GatewayState): GatewayState {
  const owed = new Set<string | null>();

  const clearShared = async (world: string | null): Promise<void> => {
    owed.add(world);
    await shared.clearAnswers(world);
    owed.delete(world);
  };
  const orOwn = async <T>(ask: () => Promise<T> | T, instead: () => Promise<T> | T): Promise<T> => {
    try {
      return await ask();
    } catch {
      // That it is lost, its connection has told.
      return instead();
    }
  };

  return {
    async take(key, limit) {
      const counted = await own.take(key, limit);
      return orOwn(
        () => shared.take(key, limit),
        () => counted,
      );
    },
    readAnswer: (question) =>
      orOwn(
        async () => {
          for (const world of owed) await clearShared(world);
          return shared.readAnswer(question);
        },
        () => own.readAnswer(question),
      ),
    writeAnswer: (question, answer, generation) =>
      own.writeAnswer(question, answer, generation) ||
      orOwn(
        () => shared.writeAnswer(question, answer, generation),
        () => false,
      ),
    async clearAnswers(world) {
      await own.clearAnswers(world);
      await orOwn(
        () => clearShared(world),
        () => undefined,
      );
    },
    addRequests: shared.addRequests,
    standing: () => shared.standing(),
    open: () => shared.open(),
    close: () => shared.close(),
  };
}
