import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml } from './yaml-lines';

/** Beside the bundle once built, in the workspace's folder when run from source. */
const FOLDERS = [join(import.meta.dirname, 'data'), join(import.meta.dirname, '../../../data')];

/** Where what is data lies: texts, default data, scenarios. */
export function dataFolder(): string {
  const folder = FOLDERS.find((one) => existsSync(join(one, 'scenarios')));
  if (!folder) throw new Error(`no data in ${FOLDERS.join(' or ')}`);
  return folder;
}

/** A file does not hold what it has to; the message names file, line and key, a sentence for each thing that is wrong. */
export class DataFileError extends Error {}

export interface DataText<Schema extends z.ZodType> {
  /** As whoever reads the message knows it. */
  file: string;
  text: string;
  schema: Schema;
}

/** Reads YAML. Throws `DataFileError`. */
export function parseData<Schema extends z.ZodType>({ file, text, schema }: DataText<Schema>): z.output<Schema> {
  const { value, problems, lineOf } = readYaml(text);
  const fail = (lines: readonly { line: number; said: string }[]): never => {
    throw new DataFileError(lines.map(({ line, said }) => `${file}, line ${line}: ${said}`).join('\n'));
  };
  if (problems.length > 0) fail(problems.map(({ line, message }) => ({ line, said: message })));
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return fail(parsed.error.issues.map((issue) => ({ line: lineOf(placeOf(issue)), said: sentence(issue) })));
}

/** A key that is not known has a line of its own. */
const placeOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;

const sentence = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

/** A list in which no id occurs twice. */
export const listById = <Entry extends z.ZodType<{ id: string }>>(entry: Entry) =>
  z.array(entry).superRefine((entries, context) => {
    const known = new Set<string>();
    for (const [index, { id }] of entries.entries()) {
      if (known.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `there is another ${id}` });
      known.add(id);
    }
  });

/** The text of a file of the data folder. */
export function readDataText(name: string): string {
  try {
    return readFileSync(join(dataFolder(), name), 'utf8');
  } catch (error) {
    throw new DataFileError(`data/${name} cannot be read: ${String(Object(error).code)}`);
  }
}

/** What stands in a YAML file of the data folder; it is read when it is first asked for, and once. */
export function dataFile<Schema extends z.ZodType>(name: string, schema: Schema): () => z.output<Schema> {
  let read: { value: z.output<Schema> } | undefined;
  return () => {
    read ??= { value: parseData({ file: `data/${name}`, text: readDataText(name), schema }) };
    return read.value;
  };
}
