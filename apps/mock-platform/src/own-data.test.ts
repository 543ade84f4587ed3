import { describe, expect, it } from 'vitest';
import { EXTENSIONS } from './features';
import { servePlatform } from './testing/stage';

const platform = await servePlatform();
const { world } = platform;

/** Written by hand: tables that name a member and of which nothing is handed over, each with the reason. */
const KEPT_BACK: Readonly<Record<string, string>> = {
  // Secrets, and what only guards them
  secret_failures: 'guards secrets against guessing',
  recovery_codes: 'hashes of secrets',
  passkey_challenges: 'secrets of a ceremony that lasts minutes',
  password_links: 'hashes of secrets',
  login_steps: 'secrets of a login that lasts minutes',
  launches: 'hashes of secrets; the games stand with those played lately',
  game_sessions: 'hashes of secrets; the games stand with those played lately',
  chat_sessions: 'hashes of secrets; the rooms are handed over',
  fairness_seeds: 'seeds that are not told yet; each game shows its own once they are',
  round_progress: 'what is not drawn yet; the bet is handed over',
  // The operator's own work
  member_origins: 'tells rings of accounts from people',
  harm_scores: 'a judgement of the operator; what it led to is handed over',
  jackpot_forced: 'of testers',
  rebate_stakes: 'waits to be booked',
  rebate_accruals: 'names other people; what came of it is handed over',
  agent_run_contracts: 'of the settlement that is under way',
  // Other people's
  member_tree: 'who stands above and below',
  downline_activity: 'is about other people',
  account_batches: 'is about other people',
  team_days: 'sums of other people',
  team_branch_days: 'sums of other people',
  team_active_days: 'sums of other people',
  team_player_months: 'sums of other people',
  team_people: 'sums of other people',
  team_joins: 'sums of other people',
  team_balances: 'sums of other people',
  // Stands elsewhere
  play_slots: 'sums of bets, which are handed over',
  play_days: 'sums of bets, which are handed over',
  play_totals: 'sums of bets, which are handed over',
  cash_slots: 'sums of movements, which are handed over',
  cash_days: 'sums of movements, which are handed over',
  rounds: 'of each there is a bet',
  shared_entries: 'of each there is a bet',
  jackpot_wins: 'stands in the payout of the bet',
  bonus_choices: 'stands in the bonus that came of it',
  promotion_signs: 'each gave a reward, which is handed over',
  raffle_tickets: 'each came as a reward, which is handed over',
  reward_deliveries: 'of each there is a reward',
  envelopes: 'each that was taken gave a reward, which is handed over',
  mission_weeks: 'sums of missions, which are handed over',
  chat_reports: 'few words about somebody else; the conversation is handed over',
  uploads: 'pictures, which their owner sees where they were sent; the documents are named',
};

const NAMES_A_MEMBER = /(?:^|_)(?:member|agent|owner|reader|person|referrer|upline|downline|ancestor|descendant)_id$/;

function tablesWithMembers(): string[] {
  const tables = world.sqlite
    .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all();
  const columns = world.sqlite.prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)');
  return tables
    .map(({ name }) => name)
    .filter((name) => columns.all(name).some((column) => NAMES_A_MEMBER.test(column.name)));
}

describe('what is handed over of own data', () => {
  const sections = EXTENSIONS.ownData;
  const handedOver = new Set(sections.flatMap(({ tables }) => tables));

  it('MEM-17 is of every table that names a member, or the reason why not stands here', () => {
    const tables = new Set([...tablesWithMembers(), 'members']);
    const unknown = [...tables].filter((name) => !handedOver.has(name) && !(name in KEPT_BACK));
    expect(unknown, 'give them by `ownData` of their feature, or name the reason').toEqual([]);
    expect(Object.keys(KEPT_BACK).filter((name) => handedOver.has(name) || !tables.has(name))).toEqual([]);
  });

  it('MEM-17 has no secret and nobody else among its columns, and no name twice', () => {
    const columns = sections.flatMap(({ name, columns: all }) => all.map((column) => `${name}.${column}`));
    const banned =
      /hash|secret|token|salt|seed$|publicKey|challenge|uplineId|downlineId|referrerId|toMember|fromMember|setBy/i;
    expect(columns.filter((name) => banned.test(name) && !ALLOWED.includes(name))).toEqual([]);
    expect(new Set(columns).size).toBe(columns.length);
    expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
  });

  it('MEM-17 is read by an index, whoever asks', () => {
    for (const section of sections) {
      const first = section.read(world, { memberId: 'nobody', after: null, limit: 3 });
      const key = Array.from({ length: section.keys }, () => 0);
      expect([first, section.read(world, { memberId: 'nobody', after: key, limit: 3 })], section.name).toEqual([
        [],
        [],
      ]);
    }
  });
});

/** Commitments that their owner may look into, and what their owner chose. */
const ALLOWED: readonly string[] = [
  'records.statements.hash',
  'records.statements.previousHash',
  'wheel.spins.serverSeedHash',
  'wheel.spins.clientSeed',
  'contracts.billsAsDownline.hash',
  'contracts.billsAsUpline.hash',
];
