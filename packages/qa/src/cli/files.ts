import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { CommandLine } from '../command-line';
import { UsageError } from '../command-line';

const Exported = z.looseObject({ file: z.string() });

/** A command line whose files are read, and how to write those that its answer carries. */
export interface WithFiles {
  input: Record<string, unknown>;
  /** Returns what is left to show. */
  receive(answer: unknown): unknown;
}

const pathOf = (value: unknown, flag: string): string => {
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`${flag} <file> is missing`);
};

function readFile(path: string, flag = ''): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const why = Object(error).code === 'ENOENT' ? 'there is no such file' : 'it cannot be read';
    throw new Error(`${flag}${path}: ${why}`, { cause: error });
  }
}

const SCENARIO_FILE = /\.ya?ml$/;

/** Snapshots travel as base64; on the command line they are files, named by `--from` and `--to`. Scenarios may be files too. */
export function withFiles({ name, input }: CommandLine): WithFiles {
  if (name === 'applyScenarios') return { input: withTexts(input), receive: (answer) => answer };
  if (name === 'importSnapshot') {
    const { from, ...rest } = input;
    const file = readFile(pathOf(from, '--from'), '--from ').toString('base64');
    return { input: { ...rest, file }, receive: (answer) => answer };
  }
  if (name === 'exportSnapshot') {
    const { to, ...rest } = input;
    const path = pathOf(to, '--to');
    return {
      input: rest,
      receive(answer) {
        const { file, ...summary } = Exported.parse(answer);
        writeFileSync(path, Buffer.from(file, 'base64'), { mode: 0o600 });
        return { ...summary, writtenTo: path };
      },
    };
  }
  return { input, receive: (answer) => answer };
}

function withTexts(input: Record<string, unknown>): Record<string, unknown> {
  const paths = [input.names].flat().filter((name): name is string => SCENARIO_FILE.test(String(name)));
  if (paths.length === 0) return input;
  return { ...input, files: Object.fromEntries(paths.map((path) => [path, readFile(path).toString('utf8')])) };
}
