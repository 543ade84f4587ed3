import type { LiveEvent } from '@tonalli/contracts/live';
import { fetchMessage, listMessages } from '@tonalli/contracts/messages/wire';
import { listOpenBets } from '@tonalli/contracts/records/wire';
import type { SlipForm, SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from './match-feed';
import { codeOf, MATCH_MS, type Scripted, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();
let heard: LiveEvent[];
let script: Scripted;
beforeEach(() => {
  script = stage.script();
  heard = [];
  stage.world.events.subscribe((event) => heard.push(event));
});

const leg = (place: number, type = 'matchResult'): SlipLeg => ({
  event: `2026-01-15-00${place + 1}`,
  ...{ type, key: 'match', selection: 'home', oddsMilli: 2_000, version: 1 },
});

type Player = Awaited<ReturnType<typeof stage.player>>;

async function bet(legs: readonly SlipLeg[], more: { form?: SlipForm; player?: Player } = {}) {
  for (const one of legs) {
    script.event(one.event, stage.world.clock.now() + MATCH_MS);
    script.price(one, { oddsMilli: one.oddsMilli, chances: { won: 0.5, halfWon: 0, void: 0, halfLost: 0 } });
  }
  const { player: ana = await stage.player(), ...form } = more;
  const { slipId, betId } = await ana.placed(legs, form);
  heard.length = 0;
  return {
    ...{ ana, slipId, betId },
    decide(place: number, result: Outcome['result']): void {
      const of = legs[place] ?? expect.fail(`no leg ${place}`);
      script.result(of, result);
      stage.decide(of.event);
    },
  };
}

/** What a member finds about slips in their inbox, the newest first. */
async function inbox({ session: token }: Player, language: 'ES' | 'EN' = 'ES') {
  const { platform, here } = stage;
  const paging = { filter: 'all', pageNo: '1', pageSize: '20' };
  const { content } = await platform.value(listMessages, { ...paging, language }, { ...here, token });
  const own = content.filter(({ kind }) => kind === 'slipCorrected' || kind === 'betEnded');
  const read = ({ messageId }: { messageId: string }) =>
    platform.value(fetchMessage, { messageId, language }, { ...here, token });
  return Promise.all(own.map(read));
}

const notices = ({ id }: Player) =>
  heard.filter((event) => (event.type === 'bet-corrected' || event.type === 'bet-ended') && event.customerId === id);

const open = async ({ session: token }: Player) =>
  (await stage.platform.value(listOpenBets, { language: 'ES' }, { ...stage.here, token })).content;

describe('a slip whose match is corrected', () => {
  it('GAME-05 GAME-15 MEM-14 is told once to its player alone: what was, what is, and the difference', async () => {
    const { ana, slipId, betId, decide } = await bet([leg(0)]);
    const { ana: eva } = await bet([leg(1)]);
    decide(0, 'WON');
    expect([await inbox(ana), notices(ana)]).toMatchObject([[{ kind: 'betEnded' }], [{ type: 'bet-ended' }]]);
    decide(0, 'LOST');
    stage.decide(leg(0).event);
    expect(notices(ana).slice(1)).toMatchObject([
      { type: 'bet-corrected', roundId: slipId, delta: -2_000, isOpen: false },
    ]);
    const [told, ...others] = await inbox(ana);
    expect(others).toHaveLength(1);
    expect(told).toMatchObject({
      title: `Se corrigió el resultado de tu apuesta ${betId}`,
      body:
        'El resultado de aves – leones se había registrado mal y se corrigió.\n\n' +
        'Antes: ganada, con pago de $20.00.\nAhora: perdida, con pago de $0.00.\n\n' +
        'Descontamos la diferencia de $20.00 de tu saldo.',
      link: '/member?page=personalHistoryCopy',
    });
    expect(await inbox(ana, 'EN')).toMatchObject([
      {
        title: `The result of your bet ${betId} was corrected`,
        body:
          'The result of aves – leones had been entered wrongly and was corrected.\n\n' +
          'Before: won, paying $20.00.\nNow: lost, paying $0.00.\n\n' +
          'We took the difference of $20.00 from your balance.',
      },
      {},
    ]);
    expect([await inbox(eva), notices(eva)]).toEqual([[], []]);
  });

  it('GAME-05 MEM-14 is told anew with every correction that changes it', async () => {
    const { ana, decide } = await bet([leg(0, 'asianHandicap')]);
    for (const result of ['LOST', 'HALF_WON', 'HALF_LOST', 'VOID'] as const) decide(0, result);
    const told = await inbox(ana);
    expect(told.map(({ body }) => body.match(/Ahora: .*|Abonamos .*|Descontamos .*/g))).toEqual([
      ['Ahora: devuelta, con pago de $10.00.', 'Abonamos la diferencia de $5.00 a tu saldo.'],
      ['Ahora: media perdida, con pago de $5.00.', 'Descontamos la diferencia de $10.00 de tu saldo.'],
      ['Ahora: media ganada, con pago de $15.00.', 'Abonamos la diferencia de $15.00 a tu saldo.'],
      null,
    ]);
    expect(ana.balance()).toBe(1_000_000);
  });

  it('GAME-05 GAME-16 MEM-14 is told to be open again, and how it ends then', async () => {
    const { ana, betId, decide } = await bet([leg(0), leg(1)]);
    decide(0, 'LOST');
    decide(0, 'WON');
    expect(await inbox(ana)).toMatchObject([
      {
        title: `Se corrigió el resultado de tu apuesta ${betId}`,
        body: expect.stringContaining(
          'Ahora: abierta, con pago de $0.00.\n\nTu saldo no cambia. Queda algo por decidir: tu apuesta sigue en juego.',
        ),
        link: '/member?page=openBets',
      },
      { kind: 'betEnded' },
    ]);
    decide(1, 'WON');
    expect(await inbox(ana)).toMatchObject([{ kind: 'betEnded' }, { kind: 'slipCorrected' }, { kind: 'betEnded' }]);
    expect(notices(ana)).toMatchObject([
      { type: 'bet-ended', payout: 0, isReturned: false },
      { type: 'bet-corrected', delta: 0, isOpen: true },
      { type: 'bet-ended', stake: 1_000, payout: 4_000, isReturned: false },
    ]);
  });

  it('GAME-05 MEM-14 names each match that is another by now, and no other', async () => {
    const legs = [leg(0), leg(0, 'bothScore'), leg(1)];
    const { ana, decide } = await bet(legs, { form: { kind: 'singles' } });
    for (const place of [0, 1, 2]) decide(place, 'LOST');
    decide(1, 'WON');
    const [told] = await inbox(ana);
    expect(told?.body).toContain('El resultado de aves – leones se había');
    expect(told?.body).toContain('Antes: perdida, con pago de $0.00.\nAhora: ganada, con pago de $20.00.');
  });

  it('GAME-05 MEM-14 is told nothing where nothing of it changes', async () => {
    // A leg of a lost parlay behind the one that lost it.
    const { ana, decide } = await bet([leg(0), leg(1)]);
    decide(0, 'LOST');
    decide(1, 'WON');
    decide(1, 'LOST');
    expect([await inbox(ana), notices(ana)]).toMatchObject([[{ kind: 'betEnded' }], [{ type: 'bet-ended' }]]);
    // What was sold back stays sold.
    const sold = await bet([leg(2)]);
    const { quoteId } = await sold.ana.quote(sold.slipId);
    const sale = { slip: sold.slipId, quoteId, key: 'all-of-it', partMinor: null };
    expect(codeOf(await sold.ana.call('sports.cashOut', sale))).toBe('OK');
    sold.decide(0, 'WON');
    sold.decide(0, 'LOST');
    expect([await inbox(sold.ana), notices(sold.ana)]).toEqual([[], []]);
  });

  it('GAME-05 MEM-14 is told nothing of what could not be taken back, until it is', async () => {
    const ana = await stage.player(1_000);
    const { decide } = await bet([leg(0)], { player: ana });
    decide(0, 'WON');
    const other = await bet([leg(1)], { player: ana });
    await ana.placed([leg(1)]);
    expect(ana.balance()).toBe(0);
    decide(0, 'LOST');
    expect(await inbox(ana)).toMatchObject([{ kind: 'betEnded' }]);
    other.decide(0, 'WON');
    decide(0, 'LOST');
    const [told, ...others] = await inbox(ana);
    expect(told).toMatchObject({ kind: 'slipCorrected' });
    expect(others.map(({ kind }) => kind)).toEqual(['betEnded', 'betEnded', 'betEnded']);
  });

  it('GAME-06 MEM-14 is told nothing of play money', async () => {
    const tom = await stage.player(0, 'trial');
    stage.world.ledger.post({
      ...{ kind: 'trial.grant', key: `play-money-of-${tom.id}`, memberId: tom.id, amountMinor: 5_000 },
      ...{ reference: 'test', at: stage.world.clock.now() },
    });
    const { decide } = await bet([leg(0)], { player: tom });
    decide(0, 'WON');
    decide(0, 'LOST');
    expect([await inbox(tom), notices(tom)]).toEqual([[], []]);
  });
});

describe("the account's open bets", () => {
  it('GAME-16 name a slip that is undecided again until it is decided or sold, among the others, the newest first', async () => {
    const player = await stage.player();
    const older = await bet([leg(0), leg(1)], { player });
    const newer = await bet([leg(2)], { player });
    const named = async () => (await open(player)).map(({ roundId }) => roundId);
    expect(await named()).toEqual([newer.slipId, older.slipId]);
    const [, before] = await open(player);
    older.decide(0, 'LOST');
    expect(await named()).toEqual([newer.slipId]);
    older.decide(0, 'VOID');
    const [, again] = await open(player);
    expect(again).toEqual(before);
    expect(again).toMatchObject({ betId: older.betId, stake: '10.00', stands: null, isTrial: false, isPlayable: true });
    expect(await open(await stage.player())).toEqual([]);
    newer.decide(0, 'LOST');
    expect(await named()).toEqual([older.slipId]);
    older.decide(1, 'LOST');
    expect(await named()).toEqual([]);
    older.decide(1, 'WON');
    expect(await named()).toEqual([]);
  });

  it('GAME-16 no longer name one that was sold whole', async () => {
    const { ana, slipId, decide } = await bet([leg(0), leg(1)]);
    decide(0, 'LOST');
    decide(0, 'WON');
    for (const partMinor of [300, null]) {
      expect(await open(ana)).toMatchObject([{ roundId: slipId, stake: '10.00' }]);
      const { quoteId } = await ana.quote(slipId);
      const sale = { slip: slipId, quoteId, key: `sale-of-${partMinor}`, partMinor };
      expect(codeOf(await ana.call('sports.cashOut', sale))).toBe('OK');
    }
    expect(await open(ana)).toEqual([]);
  });
});
