import type { Platform } from '@tonalli/mock-platform/server';
import { SAMPLED, writeBets } from './sampled-bets';

type World = ReturnType<Platform['worlds']['create']>;

const DAY_MS = 86_400_000;
const SLOT_MS = 300_000;
/** How many stand right below each agent. */
const FAN_OUT = 30;
const DAYS = 30;
const ACTIVE_DAYS = 10;
const BETS_A_DAY = 10;

export interface GeneratedTeam {
  agentId: string;
  members: number;
  bets: number;
}

/**
 * So many members below the agent of the default data, agents of `FAN_OUT` each above players, and a month of their
 * bets as rollups by slot and day; the platform's own job makes the rows of teams from them. Of each hundredth member the bets are
 * there as well, for `checkSample`.
 */
export function generateTeam(world: World, members: number): GeneratedTeam {
  const { sqlite } = world;
  const agentId = String(sqlite.prepare("SELECT id FROM members WHERE username_key = 'agente'").pluck().get());
  const agents = members > FAN_OUT * FAN_OUT * FAN_OUT ? FAN_OUT + FAN_OUT * FAN_OUT : FAN_OUT;
  // The n-th stands below the agent n / FAN_OUT - 1; players are spread over the agents of the last level.
  const upline = (number: number): number =>
    number < agents ? Math.floor(number / FAN_OUT) - 1 : agents - lastLevel(agents) + (number % lastLevel(agents));
  const idOf = (number: number): string => (number < 0 ? agentId : `M${900_000_000 + number}`);
  const person = sqlite.prepare(
    `INSERT INTO members (id, username, username_key, account, nickname, type, password_changed_at, icon, upline_id, created_at)
     SELECT @id, @id, @id, @id, @id, @type, 0, 'avatar-1', @upline, @at`,
  );
  const row = sqlite.prepare('INSERT INTO member_tree VALUES (?, ?, ?, 1, 9007199254740991)');
  const play = (table: string, time: string) =>
    sqlite.prepare(
      `INSERT INTO ${table} (member_id, category, path_version, ${time}, stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets)
       VALUES (?, ?, 1, ?, ?, ?, ?, 0, 0, ${BETS_A_DAY})`,
    );
  const [slots, days] = [play('play_slots', 'slot'), play('play_days', 'day')];
  const keepBets = writeBets(sqlite);
  const today = Math.floor((world.clock.now() - 6 * 3_600_000) / DAY_MS) * DAY_MS + 6 * 3_600_000;
  world.transaction(() => {
    for (let number = 0; number < members; number += 1) {
      const id = idOf(number);
      person.run({
        id,
        type: number < agents ? 1 : 0,
        upline: idOf(upline(number)),
        at: today - (number % 400) * DAY_MS,
      });
      let above = number;
      for (let depth = 0; above >= -1; depth += 1) {
        row.run(idOf(above), id, depth);
        above = above < 0 ? -2 : upline(above);
      }
      for (let active = 0; active < ACTIVE_DAYS; active += 1) {
        const day = today - (1 + ((number * 7 + active * 3) % DAYS)) * DAY_MS;
        const stake = 1_000 + ((number * 31 + active) % 9_000);
        const values = [stake, stake, ((stake * ((number + active) % 190)) / 100) | 0];
        const slot = day + ((number * 13) % 288) * SLOT_MS;
        slots.run(id, 'RNG', slot, ...values);
        days.run(id, 'RNG', day, ...values);
        const [stakeMinor = 0, , payoutMinor = 0] = values;
        if (number % SAMPLED === 0) keepBets({ memberId: id, slot, stakeMinor, payoutMinor, bets: BETS_A_DAY });
      }
    }
    for (const table of ['team_days', 'team_branch_days', 'team_active_days', 'team_player_months', 'team_balances'])
      sqlite.exec(`DELETE FROM ${table}`);
    sqlite.exec('UPDATE team_mark SET carried_to = 0, due_at = NULL');
    world.tell('members.moved', { memberIds: Array.from({ length: members }, (_, number) => idOf(number)) });
  });
  return { agentId, members, bets: members * ACTIVE_DAYS * BETS_A_DAY };
}

const lastLevel = (agents: number): number => (agents > FAN_OUT ? FAN_OUT * FAN_OUT : FAN_OUT);
