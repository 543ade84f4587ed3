import { afterEach, describe, expect, it } from 'vitest';
import type { OpenWorld } from '../../world/open-world';
import { standingsOf } from './my-promotions';
import { CALENDAR, campaign, worldWith } from './promotions-fixture';
import { publishCampaign } from './publish-campaign';
import { signIn } from './sign-in';

let world: OpenWorld;
let ana: string;
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

async function begin(at: string) {
  ({
    world,
    ids: [ana = ''],
  } = await worldWith([], 1));
  world.clock.freeze(Date.parse(at));
  publishCampaign(world, campaign({ ...CALENDAR, endsInDays: null }));
}
const sign = () => world.transaction(() => signIn(world, 'days', ana));
const cash = () => world.ledger.balance(ana, 'member.main');
const status = () => standingsOf(world, ana)[0]?.status;
const goTo = (at: string) => world.clock.freeze(Date.parse(at));

describe('the calendar', () => {
  it('PROMO-04 is signed once a day, of the day in Mexico City', async () => {
    await begin('2026-01-15T18:00:00Z');
    expect(status()).toBe('join');
    for (let time = 0; time < 3; time += 1) sign();
    expect([cash(), status()]).toEqual([100, 'signed']);
    goTo('2026-01-16T05:59:59.999Z');
    sign();
    expect([cash(), status()]).toEqual([100, 'signed']);
    goTo('2026-01-16T06:00:00Z');
    expect(status()).toBe('join');
    sign();
    expect(cash()).toBe(300);
  });

  it('PROMO-04 takes nothing away for days that were missed, and begins anew after the seventh', async () => {
    await begin('2026-02-27T18:00:00Z');
    const days = ['02-27', '02-28', '03-01', '03-05', '03-06', '03-20', '04-01', '04-02'];
    const amounts = days.map((day) => {
      const before = cash();
      goTo(`2026-${day}T18:00:00Z`);
      sign();
      return cash() - before;
    });
    expect(amounts).toEqual([100, 200, 300, 400, 500, 600, 700, 100]);
  });

  it('PROMO-04 has the twenty-ninth of February as a day of its own', async () => {
    await begin('2028-02-28T18:00:00Z');
    for (const day of ['02-28', '02-29', '03-01']) {
      goTo(`2028-${day}T18:00:00Z`);
      sign();
    }
    const days = world.sqlite.prepare('SELECT day, number FROM promotion_signs ORDER BY day').raw().all();
    expect(days).toEqual([
      ['2028-02-28', 1],
      ['2028-02-29', 2],
      ['2028-03-01', 3],
    ]);
  });

  it('NAV-12 tells everybody when the next day begins', async () => {
    await begin('2026-01-15T18:00:00Z');
    const heard: unknown[] = [];
    world.events.subscribe((event) => event.type === 'promotions' && heard.push(event.customerId));
    world.clock.set(Date.parse('2026-01-16T05:59:00Z'));
    expect(heard).toEqual([]);
    world.clock.set(Date.parse('2026-01-16T06:00:00Z'));
    expect(heard).toEqual([null]);
  });
});
