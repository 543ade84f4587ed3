import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inputNames } from './command-line';
import { CONTROL_COMMANDS, CONTROL_NAMES } from './commands';
import type { ControlCommand } from './control-command';
import { sayIssues } from './format-issues';

const WRONG: readonly unknown[] = [
  null,
  '',
  'x!"',
  'a'.repeat(5_000),
  -1,
  1.5,
  1e20,
  Number.NaN,
  true,
  [],
  ['x'],
  {},
  { kind: 'x' },
  { kind: 'latency', milliseconds: -4 },
];

/** What a library says to programmers. */
const RAW = /[\^$\\✖]|Invalid|must match|expected|received|regex|pattern|undefined|NaN|<=|>=/;

const said = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input);
  return error ? sayIssues(error, input) : null;
};

describe('what is wrong with an input', () => {
  it('QA-01 is said of every field of every command without an expression or a type of a program', () => {
    const sentences = CONTROL_NAMES.flatMap((name) => {
      const command: ControlCommand = CONTROL_COMMANDS[name];
      const inputs = inputNames(command).flatMap((field) => WRONG.map((value) => ({ [field]: value })));
      return [{}, ...inputs].flatMap((input) => (said(command.input, input) ?? '').split('\n')).filter(Boolean);
    });
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((sentence) => RAW.test(sentence.replace(/^[^:]*/, '')))).toEqual([]);
  });

  it.each([
    [{}, 'at: is missing'],
    [{ at: 'never' }, 'at: has to be a time such as 2026-03-01T12:00:00Z'],
    [{ at: 4 }, 'at: has to be a text'],
    [{ at: '2026-03-01T12:00:00Z', on: 1 }, 'the input: has no on'],
  ])('QA-01 reads for %j: %s', (input, sentence) => {
    expect(said(CONTROL_COMMANDS.setClock.input, input)).toBe(sentence);
  });

  it.each([
    [{ effect: { kind: 'slow' }, endpoint: '*' }, /^effect\.kind: has to be one of latency, status, /],
    [{ effect: { kind: 'latency', milliseconds: -1 }, endpoint: '*' }, /^effect\.milliseconds: has to be at least 1$/],
  ])('QA-01 names the field within a field: %j', (input, sentence) => {
    expect(said(CONTROL_COMMANDS.addFault.input, input)).toMatch(sentence);
  });

  it('QA-01 keeps an expression that says nothing of itself to itself', () => {
    const schema = z.strictObject({ code: z.string().regex(/^[a-z]{3}$/) });
    expect(said(schema, { code: 'x!' })).toBe('code: has another form than is taken');
    expect(said(CONTROL_COMMANDS.mintMember.input, { balance: 'much' })).toBe(
      'balance: has to be an amount such as 12.50',
    );
  });

  it('QA-01 takes of several forms what is said of the nearest', () => {
    expect(said(CONTROL_COMMANDS.advanceClock.input, { by: 'soon' })).toBe(
      'by: has to be a duration such as 90s, 2h or 1d12h',
    );
  });
});
