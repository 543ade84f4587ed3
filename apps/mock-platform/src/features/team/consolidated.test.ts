import { fetchConsolidated } from '@tonalli/contracts/team/wire';
import { describe, expect, it } from 'vitest';
import { mintPlayer } from '../../testing/log-in';
import { servePlatform } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { type ContractFacts, tellsContractFacts } from './contract-facts';

const platform = await servePlatform();
const NOTHING: ContractFacts = {
  divtypereq: 0,
  dailysalreqtype: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
  unreadBills: { dividend: 0, daily: 0, hourly: 0, realtime: 0 },
};
const pages = (on: boolean) => ({ enableCt: on, salary: on, hourSalary: on, agentRealtimeSalary: on });
const ask = ({ token }: { token: string }) => platform.value(fetchConsolidated, {}, { token });

describe('what contracts say', () => {
  it.each([1, 2, 41, 42] as const)('AG-01 AUTH-04 gives an agent of type %i every page of contracts', async (type) => {
    expect(await ask(await mintPlayer(platform.world, { type }))).toEqual({ ...pages(true), ...NOTHING });
  });

  it('AUTH-04 gives a member none of them', async () => {
    expect(await ask(await mintPlayer(platform.world))).toEqual({ ...pages(false), ...NOTHING });
  });

  it('AUTH-04 tells of each person what the feature of contracts says of them', async () => {
    const [agent, other] = [
      await mintPlayer(platform.world, { type: 1 }),
      await mintPlayer(platform.world, { type: 1 }),
    ];
    const facts: ContractFacts = {
      ...NOTHING,
      divtypereq: 1,
      realtimesalreqtype: 2,
      unreadBills: { ...NOTHING.unreadBills, hourly: 4 },
    };
    const teller = tellsContractFacts(
      () => (memberId) => (memberId === agent.id ? facts : { ...facts, divtypereq: 0 }),
    );
    teller.build(platform.world);
    expect(await ask(agent)).toEqual({ ...pages(true), ...facts });
    expect(await ask(other)).toMatchObject({ divtypereq: 0 });
  });

  it('SYS-07 says nothing while the operator has no contracts', async () => {
    const { token } = await mintPlayer(platform.world, { type: 1 });
    platform.world.settings.set(MODULES_OFF, ['AGENTPOLICY3']);
    const { envelope } = await platform.call(fetchConsolidated, {}, { token });
    platform.world.settings.set(MODULES_OFF, []);
    expect(envelope).toMatchObject({ success: false, code: 'FUNCTION_NOT_AVAILABLE' });
  });
});
