import { describe, expect, it } from 'vitest';
import { serveWorlds } from '../../testing/stage';

const stage = await serveWorlds({ seed: 'light' });

describe('what an operator asks about costs', () => {
  it('PROMO-08 tells the cost of the default data, equal to what its books say was paid for promotions', async () => {
    const { lines, costMinor, heldMinor, budgets } = await stage.qa.run('reportCost', {});
    const booked = (kind: string) =>
      stage.world.sqlite
        .prepare(
          'SELECT coalesce(sum(e.amount_minor), 0) FROM entries e JOIN accounts a ON a.id = e.account_id WHERE a.kind = ?',
        )
        .pluck()
        .get(kind);
    expect(lines.length).toBeGreaterThan(0);
    expect([costMinor, heldMinor]).toEqual([-Number(booked('house.promotions')), booked('member.bonus')]);
    expect(budgets.map(({ id }) => id)).toContain('zalo');
  });

  it('PROMO-08 previews a campaign that is there, and refuses what is none in words', async () => {
    const { run } = stage.qa;
    expect(await run('previewCost', { id: 'vip-gift', members: 3 })).toEqual({
      ...{ id: 'vip-gift', costs: [15_000, 15_000, 15_000], converted: 3 },
      kinds: [{ kind: 'cash', costMinor: 45_000 }],
      budget: { unit: 'money', left: 3_000_000 },
    });
    expect((await run('previewCost', { id: 'first-deposit', members: 5, game: 'roulette' })).costs).toHaveLength(5);
    await expect(run('previewCost', { draft: 'id: gift\ntimes: 40\n', members: 1 })).rejects.toThrow(
      /draft, line 2: times/,
    );
    await expect(run('previewCost', { id: 'no-such' })).rejects.toThrow(/nothing here/);
    await expect(run('previewCost', {})).rejects.toThrow(/either id or draft/);
    await expect(run('previewCost', { id: 'first-deposit', money: '1.00' })).rejects.toThrow(/amount/i);
  });
});
