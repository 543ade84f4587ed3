import { nearest } from '@tonalli/qa/closest-match';
import { sayIssues } from '@tonalli/qa/format-issues';
import { z } from 'zod';
import { ScenarioFile } from './scenario-file';

type Issue = z.core.$ZodIssue;
type LineOf = (path: readonly PropertyKey[]) => number;

/** What is wrong, each with its line and key: unknown keys with the nearest known one. */
export function sayFileIssue(issue: Issue, given: unknown, lineOf: LineOf): string[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(path);
    return issue.keys.map((key) => {
      const where = path.length === 0 ? '' : `${path.join('.')}: `;
      return `, line ${lineOf([...path, key])}: ${where}there is no "${key}"; did you mean "${nearest(key, known)}"?`;
    });
  }
  const value = path.reduce<unknown>((inner, step) => Object(inner)[step], given);
  const said =
    issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'number'
      ? `${path.join('.')}: has to be a text, in quotes`
      : sayIssues({ issues: [issue] }, given);
  return [`, line ${lineOf(path)}: ${said}`];
}

/** The keys that the schema knows at a place. */
function keysAt(path: readonly PropertyKey[]): string[] {
  const at = path.reduce<unknown>((schema, step) => inner(schema, step), ScenarioFile);
  const bare = unwrap(at);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}

function inner(schema: unknown, step: PropertyKey): unknown {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodArray) return bare.element;
  return bare instanceof z.ZodObject ? bare.shape[String(step)] : undefined;
}

const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;
