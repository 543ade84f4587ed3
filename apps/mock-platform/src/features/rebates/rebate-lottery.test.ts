import { fetchManualRebate } from '@tonalli/contracts/rebates/wire';
import { expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { moveMember } from '../../people/move-member';
import { setRate } from '../../people/rates';
import { SLOT_MS } from '../../rollups/time-parts';
import { atUnits, MINUTE_MS, minutes, serveLotteries } from '../lottery/lottery-fixture';
import { accruedOf } from './agent-rebates';

const stage = await serveLotteries();

it.each([
  ['odds', 1_940],
  ['a rebate of the bet', 1_900],
])(
  'AG-09 MEM-10 LOTT-08 what a member had as %s is not claimed again, and counts on the path',
  async (_how, prizeGroup) => {
    const { world } = stage;
    const agent = await mintMember(world, { type: 1 });
    const ana = await stage.player();
    moveMember(world, { memberId: ana.id, uplineId: agent.id });
    setRate(world, { memberId: agent.id, category: 'LOTT', rateBp: 300, setBy: 'test' });
    setRate(world, { memberId: ana.id, category: 'LOTT', rateBp: 200, setBy: 'test' });
    world.clock.advance(SLOT_MS);
    const issues = minutes(1).map(({ issue, multiple }) => ({ issue: next(issue), multiple }));
    await ana.place({ prizeGroup, issues, lines: [{ ...atUnits('7'), multiple: 500 }] });
    world.clock.advance(MINUTE_MS);
    expect(accruedOf(world, agent.id).categories).toEqual([{ category: 'LOTT', amountMinor: 1_000 }]);
    world.clock.advance(SLOT_MS);
    expect(world.ledger.balance(agent.id, 'member.main')).toBe(1_000);
    expect(await ana.value(fetchManualRebate, {})).toMatchObject({
      list: [{ gameType: 'LOTT', rate: 200, amountToday: '0.00', validBetToday: '0.00' }],
    });
  },
);

/** The draw that is open five minutes later. */
function next(issue: string): string {
  const [day, number] = issue.split('-');
  return `${day}-${String(Number(number) + 5).padStart(4, '0')}`;
}
