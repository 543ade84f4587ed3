import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControlClient } from '@tonalli/qa/client';
import { afterAll, describe, expect, it } from 'vitest';
import { HUMAN_CHECK } from '../../features/session';
import { SERVICE_CHANNELS } from '../../features/system';
import { servePlatform } from '../../testing/stage';
import { COMMAND_STEPS } from '../scenarios/recipes/command-steps';

const folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const platform = await servePlatform({ seed: 'light', scenariosDir: folder });
const control = createControlClient({ url: platform.url });

const MINE = `title: { en: Mine, es: Mío }
steps:
  - member:
      name: mina
      with:
        - balance: '12.50'
`;

const STEPS = `  - member: { name: lia, with: [balance: '900.00'] }
  - freezeClock: {}
  - setClock: { at: <now> }
  - advanceClock: { by: 1m }
  - runNextJob: {}
  - retryJobs: {}
  - resumeClock: {}
  - forceHarmScore: { memberId: lia, score: 30 }
  - addFault: { endpoint: login, effect: { kind: malformed } }
  - clearFaults: {}
  - applyFaultSet: { name: flaky-wallet }
  - removeFaultSet: { name: flaky-wallet }
  - endSessions: { id: lia }
  - setMemberStatus: { id: lia, status: active }
  - member: { name: cerro, with: [balance: '40.00', closed: rejected] }
  - payClosedMember: { id: cerro }
  - member: { name: vacia, with: [] }
  - closeMember: { id: vacia }
  - reopenMember: { id: vacia, reason: Lo pidió por teléfono }
  - moveMember: { id: lia, uplineId: agente, reason: Cambio de zona }
  - setRate: { member: agente, category: RNG, basisPoints: 80 }
  - agent: { name: tomasa }
  - agent: { name: tomasa-sub, upline: tomasa }
  - offerFromHouse: { memberId: tomasa, terms: &pay { kind: hourly, period: null, scale: slab, carry: none, cap: null, payer: house,
      categories: [RNG], tiers: [{ minTurnover: '0.00', minNetLoss: '0.00', minActiveMembers: 0, rateBp: 10 }],
      eligibility: { minActiveMembers: 0, minBetAmount: '0.00', activeValidBet: '0.00', countSelf: false },
      deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 } } }
  - acceptContract: { contractId: tomasa hourly }
  - offerContract: { uplineId: tomasa, memberId: tomasa-sub, terms: *pay }
  - suspendContract: { contractId: tomasa hourly, reason: Ver }
  - resumeContract: { contractId: tomasa hourly, reason: Visto }
  - endContract: { contractId: tomasa hourly, reason: Fin }
  - clearCarry: { memberId: tomasa, kind: hourly, reason: Nada }
  - settleContracts: { kind: hourly }
  - setUplinesPay: { isOn: true }
  - sendNotice: { memberId: lia, title: Hola, body: Hola }
  - setModules: { FREEPLAY3: false }
  - setOffers: { vip: false }
  - setStatus: { status: 0 }
  - setDomains: { domains: [] }
  - setHosts: { image: [] }
  - setRegistrationField: { field: email, use: required }
  - setMinimumAge: { years: 21 }
  - setPaymentDelays: { depositSeconds: 5 }
  - grantPoints: { memberId: lia, points: 5 }
  - multiplyPoints: { memberId: lia, factor: 3, hours: 2 }
  - setPointRatios: {}
  - setModelStatus: { modelId: jimena, status: online }
  - setChatScript: { isScripted: false }
  - typeAsModel: { memberId: lia, modelId: jimena }
  - sayAsModel: { memberId: lia, modelId: jimena, text: Hola }
  - grantBonus: { memberId: lia, amount: '50.00' }
  - grantFree: { memberId: lia }
  - grantReward: { memberId: lia }
  - announceTournament: { pool: '20.00' }
  - joinTournament: { memberId: lia }
  - closeTournament: {}
  - announceRain: { pool: '20.00', count: 4 }
  - takeEnvelope: { memberId: lia }
  - closeRain: {}
  - announceRaffle: { prize: '20.00' }
  - giveTickets: { memberId: lia }
  - drawRaffle: {}
  - advanceClock: { by: 2s }
  - lapseRaffle: {}
  - setVipQuarter: { memberId: lia, validBet: '20.00' }
  - grantSpins: { memberId: lia }
  - spinWheel: { memberId: lia }
  - completeMission: { memberId: lia, missionId: cinco-rondas }
  - claimMissionFor: { memberId: lia, missionId: cinco-rondas }
  - publishCampaign: { campaign: { id: fiesta, category: DAILY, picture: promo-slots, startsInDays: 0, endsInDays: 7, kind: claim,
      reward: { kind: cash, amountMinor: 100 }, budget: { unit: count, total: 5 },
      es: { title: Fiesta, summary: Un regalo, html: <p>Un regalo</p>, terms: [Uno por persona.] },
      en: { title: Party, summary: A gift, html: <p>A gift</p>, terms: [One a person.] } } }
  - pauseCampaign: { id: fiesta }
  - holdRewards: { memberId: lia, reason: Same bank account }
  - releaseRewards: { memberId: lia }
  - setCampaignBudget: { id: fiesta, left: 3 }
  - settleBet: { memberId: lia, stake: '10.00' }
  - setReferralRate: { basisPoints: 5 }
  - forceNext: { memberId: lia, outcome: lose }
  - orderLottery: { code: five-hour, memberId: lia, lines: [{ play: sum-of-five, selection: [[big]] }] }
  - forceDraw: { code: five-hour, play: sum-of-five, selection: [[big]] }
  - suspendDraw: { code: five-hour }
  - resumeDraw: { code: five-hour }
  - cancelDraw: { code: five-hour }
  - correctDraw: { code: five-hour, result: '12345' }
  - skipToDraw: { code: five-1 }
  - forceRound: { memberId: lia, nodeId: dice, bet: { side: under, target: 5000, stakeMinor: 100 }, wish: { roll: 77 } }
  - placeSlip: { memberId: lia, stake: '2.00' }
  - cashOutSlip: { memberId: lia, part: '1.00' }
  - forceSlip: { memberId: lia, scores: ['1-0'] }
  - forceMatch: { home: 3, away: 2 }
  - postponeMatch: { by: 2h }
  - cancelMatch: {}
  - jumpOdds: { percent: 150 }
  - silenceMatch: {}
  - breakOffMatch: {}
  - forceTable: { nodeId: dragon-tiger, wish: { winner: tie } }
  - withholdReveal: { nodeId: live-roulette }
  - skipTablePhase: { nodeId: live-blackjack }
  - holdTable: { nodeId: live-roulette }
  - releaseTable: { nodeId: live-roulette }
  - holdTable: { nodeId: live-roulette }
  - cancelTableRound: { nodeId: live-roulette }
  - trial: { name: tito, with: [{ familyRounds: { family: niu-niu, bet: { seat: 3, seed: suerte-de-tito }, wish: { niu: { '3': 10 } } } }] }
  - holdTable: { nodeId: niu-niu, member: tito }
  - tableTakesBets: { nodeId: money-wheel }
  - member: { name: lola, with: [{ familyRounds: { family: money-wheel, bet: { spots: { coral: 1000 } }, wish: { came: coral } } }] }
  - skipTablePhase: { nodeId: money-wheel }
  - advanceClock: { by: 30s }
  - correctTableRound: { nodeId: money-wheel, wish: { came: jade } }
`;

describe('scenarios of a tester', () => {
  it('QA-13 are read from their own folder whenever they are asked for', async () => {
    mkdirSync(join(folder, 'team'), { recursive: true });
    writeFileSync(join(folder, 'team/rich-mina.yaml'), MINE);
    expect((await control.run('listScenarios', {})).find(({ name }) => name === 'rich-mina')).toMatchObject({
      group: 'own',
      title: { en: 'Mine' },
    });
    const [applied] = await control.run('applyScenarios', { names: ['rich-mina'] });
    expect(applied?.accounts).toMatchObject([{ role: 'member', username: 'mina' }]);
    expect((await control.run('findMember', { id: 'mina' })).balances.main).toBe('12.50');
    writeFileSync(join(folder, 'team/rich-mina.yaml'), MINE.replace('12.50', '99.00').replace('mina', 'nina'));
    await control.run('applyScenarios', { names: ['rich-mina'] });
    expect((await control.run('findMember', { id: 'nina' })).balances.main).toBe('99.00');
  });

  it('QA-13 come with the call as well, beside those that are known by name', async () => {
    const names = ['here/new-one.yaml', 'vip-player'];
    const files = { 'here/new-one.yaml': MINE.replace('mina', 'otra') };
    const applied = await control.run('applyScenarios', { names, files });
    expect(applied.map(({ name }) => name)).toEqual(['new-one', 'vip-player']);
    const bad = { 'here/new-one.yaml': MINE.replace('balance', 'balanc') };
    await expect(control.run('applyScenarios', { names, files: bad })).rejects.toThrow(
      'here/new-one.yaml, line 6: steps.0.member.with.0: there is no "balanc"; did you mean "balance"?',
    );
  });

  it('QA-13 that are wrong say why in the list, hide no other, and are not applied', async () => {
    writeFileSync(join(folder, 'half-done.yaml'), 'title: { en: Half }\n');
    const listed = await control.run('listScenarios', {});
    expect(listed.find(({ name }) => name === 'half-done')?.description.en).toContain(
      'half-done.yaml, line 1: title.es: is missing',
    );
    expect(listed.length).toBeGreaterThan(100);
    const before = await control.run('listAccounts', {});
    await expect(control.run('applyScenarios', { names: ['vip-player', 'half-done'] })).rejects.toThrow('title.es');
    expect(await control.run('listAccounts', {})).toEqual(before);
  });

  it('QA-13 are written from what was done since, and do the same to another world', async () => {
    const here = control.in((await control.run('createWorld', {})).name);
    const { now: at } = await here.run('freezeClock', {});
    await here.run('setMinimumAge', { years: 30 });
    const { seq: before = 0 } = (await here.run('listJournal', {}))[0] ?? {};
    await here.run('applyScenarios', { names: ['deposit-pending'] });
    const { id } = await here.run('mintMember', { username: 'gema', balance: '500.00' });
    await here.run('settleBet', { memberId: id, stake: '187.60' });
    await here.run('addFault', { endpoint: 'fetchBalance', effect: { kind: 'latency', milliseconds: 800 } });
    await here.run('mintMember', {});
    await expect(here.run('setMemberStatus', { id: 'nobody', status: 'suspended' })).rejects.toThrow();
    const { deposits } = await here.run('listOrders', {});
    await here.run('settleOrder', { id: deposits[0]?.orderId ?? '', action: 'reject' });

    await here.run('advanceClock', { by: '2h' });
    const saved = await here.run('saveScenario', { name: 'my-state', from: before + 1, keep: true });
    expect(saved.leftOut).toEqual([
      expect.stringContaining('mintMember'),
      expect.stringMatching(/settleOrder .*this world alone/),
    ]);
    expect(readFileSync(saved.writtenTo ?? '', 'utf8')).toBe(saved.text);
    await expect(here.run('saveScenario', { name: 'my-state', keep: true })).rejects.toThrow(
      'There is a my-state.yaml',
    );

    const there = control.in((await control.run('createWorld', {})).name);
    await there.run('freezeClock', { at });
    const [applied] = await there.run('applyScenarios', { names: ['my-state'] });
    expect(applied?.accounts.map(({ username }) => username)).toEqual(['dora', 'gema']);
    expect((await there.run('findMember', { id: 'gema' })).balances.main).toBe('312.40');
    expect(Date.parse((await there.run('fetchClock', {})).now) - Date.parse(at)).toBe(2 * 3_600_000);
    expect((await there.run('listFaults', {})).map(({ endpoint }) => endpoint)).toEqual(['fetchBalance']);
    expect((await there.run('fetchOperator', {})).minimumAge).toBe(18);
    expect((await there.run('audit', {})).clean).toBe(true);
  });

  it('QA-13 set what the operator sets, the fields that they name alone, and are saved with it', async () => {
    const name = 'fewer-tries';
    const steps =
      '  - settings:\n      humanCheck: { tries: 7 }\n      referralRateBasisPoints: 75\n      vipOn: false\n';
    writeFileSync(join(folder, `${name}.yaml`), `title: { en: Set, es: Fijo }\nsteps:\n${steps}`);
    const here = platform.worlds.create();
    await control.in(here.name).run('applyScenarios', { names: [name, 'service-paths-damaged'] });
    expect(here.settings.get(HUMAN_CHECK)).toEqual({ mode: 'auto', cost: 5_000, tries: 7 });
    const saved = await control.in(here.name).run('saveScenario', { name: 'set-again', keep: true });
    expect(saved.leftOut).toEqual([]);
    const there = platform.worlds.create();
    await control.in(there.name).run('applyScenarios', { names: ['set-again'] });
    const { offers, referralBasisPoints } = await control.in(there.name).run('fetchOperator', {});
    expect([offers, referralBasisPoints]).toEqual([{ vip: false, referral: true }, 75]);
    expect(there.settings.get(HUMAN_CHECK).tries).toBe(7);
    expect(there.settings.get(SERVICE_CHANNELS)).toEqual({ closed: [], damaged: ['LIVECHAT', 'WHATSAPP'] });
  });

  it('QA-13 may be any command that looks at the world alone', async () => {
    const there = control.in((await control.run('createWorld', {})).name);
    const { now } = await there.run('fetchClock', {});
    const files = { 'all.yaml': `title: { en: All, es: Todo }\nsteps:\n${STEPS.replace('<now>', `'${now}'`)}` };
    await there.run('applyScenarios', { names: ['all.yaml'], files });
    expect((await there.run('audit', {})).clean).toBe(true);
    expect(Object.keys(COMMAND_STEPS).filter((name) => !STEPS.includes(`  - ${name}: `))).toEqual([]);
  });
});
