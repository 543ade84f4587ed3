import { asNumber, type Chance } from '@tonalli/lottery/chance';
import { FAMILIES } from '@tonalli/lottery/families';
import { oddsKey, proposedTable, returnOf } from '@tonalli/lottery/odds';
import { FAMILY_IDS, type FamilyId, type LotteryFamily } from '@tonalli/lottery/play';
import { printTable } from './print-table';

const COLUMNS = ['family', 'play', 'kind', 'lots', 'prize', 'chance', 'one in', 'odds', 'return %'];

const USAGE = `npm run lotteries [-- family ...]

Every play of every family of lotteries, one row for each prize of each kind of bet: the units that a bet costs, how many
times it is expected to win the prize in a draw, the odds with the stake, and what the kind returns in the long run.
Families: ${FAMILY_IDS.join(', ')}.
`;

const MICRO = 1_000_000;

/** One in so many draws; nothing where a bet may win more than once in each. */
const oneIn = ({ ways, of }: Chance): string => (ways >= of ? '' : String(Number((of * 1_000n) / ways) / 1_000));

function rowsOf(family: LotteryFamily): string[][] {
  const odds = proposedTable(family);
  return family.plays.flatMap((play) =>
    play.kinds.flatMap((kind) =>
      kind.prizes.map((prize) => [
        ...[family.id, play.id, kind.id, String(kind.lots ?? 1), prize.id, String(asNumber(prize.chance))],
        ...[oneIn(prize.chance), ((odds[oddsKey(play.id, kind.id, prize.id)] ?? 0) / 1_000).toFixed(3)],
        ((returnOf(odds, play.id, kind) * 100) / MICRO).toFixed(4),
      ]),
    ),
  );
}

const isFamily = (word: string): word is FamilyId => FAMILY_IDS.some((id) => id === word);

const wanted = process.argv.slice(2);
if (wanted.every(isFamily)) {
  const families = FAMILIES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  printTable([COLUMNS, ...families.flatMap(rowsOf)]);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
