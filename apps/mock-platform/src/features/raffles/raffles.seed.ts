import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { SERVER_SEED_BYTES, serverSeedHash, toHex } from '../../kernel/fairness';
import { demonstrationBeacon } from '../../wagering/beacon';
import type { World } from '../../world/world';
import { listPlayers } from '../play';
import { issueTickets } from './give-tickets';
import { raffleSeries } from './raffle-data';
import { raffleIdOf } from './raffle-ids';
import { rafflesRepository, type StoredRaffle, ticketsRepository } from './raffles.repository';
import { announceRaffle, drawRaffle } from './run-raffle';
import { rootOf } from './ticket-tree';

const SALT_BYTES = 16;
/** An account to try the platform with: what it wins would lie in the way of who tries something else. */
const TO_TRY_WITH: ReadonlySet<string> = new Set(['demo', 'maria', 'lucia', 'agente']);
const DEMO_TICKETS = 5;
const MOST_TICKETS = 6;

type Random = ReturnType<World['random']['fork']>;

const secretsFrom = (random: Random) => ({
  serverSeed: toHex(random.bytes(SERVER_SEED_BYTES)),
  salt: toHex(random.bytes(SALT_BYTES)),
});

function giveAll(world: World, { id, opensAt }: StoredRaffle, random: Random): void {
  const give = (memberId: string, count: number) =>
    issueTickets(world, id, { memberId, count, key: `raffle-seed:${id}:${memberId}`, at: opensAt });
  for (const { memberId, username } of listPlayers(world))
    if (!TO_TRY_WITH.has(username)) give(memberId, random.int(1, MOST_TICKETS));
}

/** Draws by a value of the data themselves: those of the beacon are secrets of each platform. */
function endNow(world: World, { id, closesAt }: StoredRaffle, random: Random): void {
  const store = rafflesRepository(world);
  const raffle = store.find(id);
  if (!raffle) return;
  const root = rootOf(raffle, raffleIdOf(id), ticketsRepository(world).ofRaffle(id));
  store.close(id, { closedAt: closesAt, root });
  const value = toHex(random.bytes(SERVER_SEED_BYTES));
  const { number } = demonstrationBeacon.after(closesAt);
  drawRaffle(world, { ...raffle, root }, { number, value, proof: serverSeedHash(value) });
}

/**
 * Of each series one raffle that was drawn, and the one that is open. Their seeds belong to the data, which come out the same
 * whenever they are built; those of all others are secrets.
 */
export function seedRaffles(world: World): void {
  const random = world.random.fork('raffles');
  const today = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  for (const { id: seriesId, es, en, prizes, lastsDays, lastEndedDaysAgo } of raffleSeries()) {
    const dayFrom = (days: number) => dayStartInZone(addDays(today, days), OPERATOR_TIME_ZONE);
    const titles = { titleEs: es.title, titleEn: en.title };
    const ended = { opensAt: dayFrom(-lastEndedDaysAgo - lastsDays), closesAt: dayFrom(-lastEndedDaysAgo) };
    const open = { opensAt: ended.closesAt, closesAt: dayFrom(lastsDays - lastEndedDaysAgo) };
    world.transaction(() => {
      const past = announceRaffle(
        world,
        { seriesId, ...titles, prizes, ...ended, repeats: false },
        secretsFrom(random),
      );
      giveAll(world, past, random);
      endNow(world, past, random);
      const now = announceRaffle(world, { seriesId, ...titles, prizes, ...open, repeats: true }, secretsFrom(random));
      giveAll(world, now, random);
      const demo = listPlayers(world).find(({ username }) => username === 'demo');
      if (demo)
        issueTickets(world, now.id, {
          ...{ memberId: demo.memberId, count: DEMO_TICKETS, key: `raffle-seed:${now.id}:demo`, at: open.opensAt },
        });
    });
  }
}
