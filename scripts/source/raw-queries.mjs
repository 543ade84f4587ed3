import { codeOf } from './code-view.mjs';

const PLATFORM = /^apps\/mock-platform\/src\/.*\.ts$/;
/** Tests ask what they like; the emulator puts statements together for tables that it learns of while it runs. */
const FREE = [/\.test\.ts$/, /-fixture\.ts$/, /\/testing\//, /^apps\/mock-platform\/src\/emulator\//];
/** drizzle's own `prepare` takes nothing: what it prepares was said before. */
const RAW = /\.prepare\b(?!\s*\(\s*\))/;

const MONEY = 'asked many times in one call that moves money';
const PARTS = 'statements put together from parts, table by table';
const PLAN = 'the order of tables and the index are fixed, and parts are shared with other folders as text';
const LISTS = 'lists of the lobby, which would cost half as much again or twice as much';

/** Where SQL stands in strings, and why (docs/decisions/026-queries.md); it only shrinks. */
export const RAW_QUERIES = {
  'clock/due-jobs.ts':
    'asked with every turn of the clock and every money call; each statement rests on a partial index',
  'ledger/account-pages.ts': PLAN,
  'ledger/account-record.ts': MONEY,
  'ledger/audit.ts': PARTS,
  'ledger/booked.ts': MONEY,
  'ledger/checks.ts': PARTS,
  'ledger/ledger-statements.ts': MONEY,
  'sqlite/for-rows.ts': 'prepares what others write, for as many rows as there are',
  'sqlite/transactions.ts': 'how much was written, of no table, asked before each work of a group commit',
  'rollups/cash.repository.ts': MONEY,
  'rollups/credited-play.ts': PLAN,
  'rollups/play.repository.ts': MONEY,
  'rollups/team-active.repository.ts': PLAN,
  'rollups/team-branches.repository.ts': PLAN,
  'rollups/team-carry.repository.ts': MONEY,
  'rollups/team-figures.repository.ts': PLAN,
  'rollups/team-people.repository.ts': PLAN,
  'rollups/team-players.repository.ts': PLAN,
  'transport/idempotency.ts': 'asked three times in every call that moves money',
  'wagering/bets.repository.ts': MONEY,
  'wagering/played.repository.ts': PLAN,
  'wagering/progress.repository.ts': MONEY,
  'wagering/rounds.repository.ts': MONEY,
  'wagering/seeds.repository.ts': MONEY,
  'features/agent-contracts/made-bills.repository.ts': MONEY,
  'features/agent-contracts/run-contracts.repository.ts': PLAN,
  'features/agent-contracts/run-figures.repository.ts': PLAN,
  'features/agent-contracts/team-figures.repository.ts': PLAN,
  'features/downlines/downlines.repository.ts': PLAN,
  'features/missions/missions.repository.ts': MONEY,
  'features/rebates/claims.repository.ts': PLAN,
  'features/rebates/rebates.repository.ts': PLAN,
  'features/lobby/game-search.ts': LISTS,
  'features/lobby/lobby.repository.ts': LISTS,
  'features/lobby/member-game-lists.repository.ts': LISTS,
  'features/lobby/playable-games.ts': 'once as a world is opened, over all titles',
  'features/lobby/vendor-counts.repository.ts': LISTS,
  'features/play/jackpot.repository.ts': MONEY,
  'features/play/play.repository.ts': MONEY,
  'people/rates.repository.ts': 'rules put together from parts, which the audit asks as text too',
  'people/tree.repository.ts': MONEY,
};

const inPlatform = (path) => path.replace('apps/mock-platform/src/', '');
const told = (path, line, instead) => ({ rule: 'queries-are-drizzles', path, line, instead, severity: 'error' });

/** Where SQL is prepared from a string in a file that is not listed, and listed files that do so no more. */
export function findRawQueries(files, listed = RAW_QUERIES) {
  return files
    .filter(({ path }) => PLATFORM.test(path) && !FREE.some((free) => free.test(path)))
    .flatMap(({ path, text }) => {
      const code = codeOf(text);
      const match = RAW.exec(code);
      const isListed = Object.hasOwn(listed, inPlatform(path));
      if (match && !isListed) {
        const line = code.slice(0, match.index).split('\n').length;
        return [
          told(
            path,
            line,
            "Prepare drizzle's query in a repository; parts that it has no words for are `sql` templates.",
          ),
        ];
      }
      if (!match && isListed)
        return [told(path, 1, 'No SQL in strings is left here: take the file off the list of raw-queries.mjs.')];
      return [];
    });
}
