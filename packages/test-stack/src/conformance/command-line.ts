import { writeFileSync } from 'node:fs';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { POLICY_IDS, type PolicyId } from '@tonalli/contracts/policy/choices';
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { CHECKS } from './checks';
import { htmlReport } from './html-report';
import { conforms, runList } from './run-list';
import { textReport } from './text-report';

export interface Surroundings {
  out: (text: string) => void;
  error: (text: string) => void;
  /** Gives the work the address of a platform with worlds and control. */
  withPlatform: <Result>(work: (platformUrl: string) => Promise<Result>) => Promise<Result>;
}

interface Wanted {
  pack: PolicyId;
  days: readonly string[];
  report: string | undefined;
}

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: OPERATOR_TIME_ZONE }).format(new Date());

function addDay(day: string, days: readonly string[]): string[] {
  if (!z.iso.date().safeParse(day).success) throw new InvalidArgumentError('It has to be a day such as 2026-01-19.');
  return [...days, day];
}

const createProgram = ({ out, error }: Surroundings, work: (wanted: Wanted) => Promise<void>): Command =>
  new Command('npm run conformance --')
    .description('Tries every rule of a pack on the platform, as a player, and prints what holds.')
    .addArgument(new Argument('<pack>', 'whose rules').choices(POLICY_IDS))
    .option('--at <day>', 'a day such as 2026-01-19, today when left out; may be given again', addDay, [])
    .option('--report <file>', 'writes a page to print, too')
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: error })
    .action((pack: PolicyId, { at, report }: { at: string[]; report?: string }) =>
      work({ pack, days: at.length === 0 ? [today()] : at, report }),
    );

/** Runs one command line. Returns the exit code: 0 every rule holds, 1 one does not, 2 not understood. */
export async function runConformance(given: readonly string[], surroundings: Surroundings): Promise<number> {
  let code = 0;
  const program = createProgram(surroundings, async ({ pack, days, report: file }) => {
    const report = await surroundings.withPlatform((platformUrl) =>
      runList({ platformUrl, pack, days, checks: CHECKS }),
    );
    surroundings.out(textReport(report));
    if (file !== undefined) writeFileSync(file, htmlReport(report, new Date().toISOString()));
    code = conforms(report) ? 0 : 1;
  });
  try {
    await program.parseAsync(given, { from: 'user' });
  } catch (failure) {
    if (failure instanceof CommanderError) return failure.exitCode === 0 ? 0 : 2;
    throw failure;
  }
  return code;
}
