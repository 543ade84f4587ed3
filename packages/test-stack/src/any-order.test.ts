import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useStack } from './shared-stack';
import { openSlot } from './slot-player';

const stack = await useStack();

const START_MINOR = 5_000;

const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('spin' as const), id: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('launch' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('log in again' as const) }) },
);

it('R1 GAME-05 whatever a player does in whatever order, each spin counts once and the balance is what the rounds say', async () => {
  const world = await stack.world();
  const list = { language: 'es', type: 'RNG', classify: 'SLOT', page: 1, pageSize: 50 } as const;
  const { games } = await world.visitor().client.lobby.games.query(list);
  const game = games.find(({ open }) => open);
  if (!game) throw new Error('no slot can be started');

  let stories = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 20 }), async (actions) => {
      stories += 1;
      // Logins are limited by address.
      const address = `10.6.${stories >> 8}.${stories & 255}`;
      const player = await world.member({ balanceMinor: START_MINOR, address });
      const launch = async () => {
        const target = { gameId: game.id, vendor: game.vendor, type: game.type };
        const { url } = await player.client.play.launch.mutate({ ...target, device: 'WEB', backPath: '/' });
        return openSlot(url);
      };
      let slot = await launch();
      const settled = new Map<string, unknown>();
      for (const step of actions) {
        if (step.kind === 'launch') slot = await launch();
        if (step.kind === 'log in again') {
          await player.login(player.username, player.password);
          slot = await launch();
        }
        if (step.kind !== 'spin') continue;
        const spinId = `${player.id}-spin-${step.id}`;
        const known = settled.get(spinId);
        const round = await slot.spin(spinId).catch((error: unknown) => error);
        if (round instanceof Error) {
          expect(round.message).toBe('INSUFFICIENT_FUNDS');
          expect(known).toBeUndefined();
          continue;
        }
        if (known !== undefined) expect(round).toEqual(known);
        settled.set(spinId, round);
      }
      const now = Date.parse(await world.control.now());
      const { rows, totals } = await player.client.records.bets.query({
        language: 'es',
        from: new Date(now - 86_400_000).toISOString(),
        to: new Date(now + 86_400_000).toISOString(),
        page: 1,
        pageSize: 200,
      });
      expect(rows).toHaveLength(settled.size);
      const { mainMinor } = await player.client.wallet.balance.query();
      expect(mainMinor).toBe(START_MINOR + totals.netMinor);
      expect(rows.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(totals.netMinor);
    }),
    { numRuns: 15 },
  );
  expect((await world.control.audit()).findings).toEqual([]);
});
