import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommandLine, UsageError, writeCommandLine } from './command-line';
import { CONTROL_COMMANDS, CONTROL_NAMES } from './commands';

const words = (line: string) => line.split(' ');

describe('the command line of the control interface', () => {
  it.each([
    ['worlds list', 'listWorlds', {}],
    ['worlds create tania --seed 7', 'createWorld', { name: 'tania', seed: '7' }],
    ['clock advance 2h', 'advanceClock', { by: '2h' }],
    ['clock advance 90000', 'advanceClock', { by: 90_000 }],
    ['members create 12345678 --balance 12500.00', 'mintMember', { username: '12345678', balance: '12500.00' }],
    [
      'faults add fetchBalance --effect.kind latency --effect.milliseconds=800 --count 2',
      'addFault',
      { endpoint: 'fetchBalance', effect: { kind: 'latency', milliseconds: 800 }, count: 2 },
    ],
    ['operator set-modules --FREEPLAY3 false', 'setModules', { FREEPLAY3: false }],
    [
      'lottery force five-1 --play two-front-straight --selection [["1"],["2"]] --wins false',
      'forceDraw',
      { code: 'five-1', play: 'two-front-straight', selection: [['1'], ['2']], wins: false },
    ],
    [
      'lottery order five-1 demo --lines [{"play":"two-front-straight","selection":[["1"],["2"]]}] --draws 3',
      'orderLottery',
      {
        ...{ code: 'five-1', memberId: 'demo', draws: 3 },
        lines: [{ play: 'two-front-straight', selection: [['1'], ['2']] }],
      },
    ],
    // A result of digits is a text, with its zeros or without.
    [
      'lottery correct five-1 20260115-0721 --result 12345',
      'correctDraw',
      { code: 'five-1', issue: '20260115-0721', result: '12345' },
    ],
    [
      'lottery correct keno-1 20260115-0721 --result ["01","02"]',
      'correctDraw',
      { code: 'keno-1', issue: '20260115-0721', result: ['01', '02'] },
    ],
  ])('QA-01 reads "%s"', (line, name, input) => {
    expect(readCommandLine(words(line))).toEqual({ name, input });
  });

  it.each([
    ['clock advanc 2h', 'did you mean "clock advance"'],
    ['worlds fork', '<name> is missing'],
    ['clock resume now', '"now" is one word too many'],
  ])('QA-01 says what is wrong with "%s"', (line, message) => {
    expect(() => readCommandLine(words(line))).toThrow(UsageError);
    expect(() => readCommandLine(words(line))).toThrow(message);
  });

  it('QA-10 writes a line that reads back as what it was made of', () => {
    const text = fc.stringMatching(/^[\w]{1,12}$/);
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 600_000 }), fc.option(text, { nil: undefined }), (name, ms, seed) => {
        const world = { name, ...(seed === undefined ? {} : { seed }) };
        const fault = { endpoint: name, effect: { kind: 'latency', milliseconds: ms } };
        for (const [command, input] of [['createWorld', world] as const, ['addFault', fault] as const]) {
          const line = writeCommandLine(command, input).replace('npm run qa -- ', '');
          expect(readCommandLine(words(line))).toEqual({ name: command, input });
        }
      }),
    );
  });

  it('QA-10 names the world where the command concerns one', () => {
    expect(writeCommandLine('resumeClock', {}, 'w1')).toBe('npm run qa -- clock resume --world w1');
    expect(writeCommandLine('listWorlds', {}, 'w1')).toBe('npm run qa -- worlds list');
    expect(writeCommandLine('setStatus', { status: 1, endsAt: '2026-01-01T00:00:00Z' })).toBe(
      'npm run qa -- operator status 1 --endsAt 2026-01-01T00:00:00Z',
    );
  });

  it('QA-01 no two commands share their words or their route', () => {
    const lines = CONTROL_NAMES.map((name) => CONTROL_COMMANDS[name].cli.replaceAll(/ [<[].*$/g, ''));
    const routes = CONTROL_NAMES.map((name) => `${CONTROL_COMMANDS[name].method} ${CONTROL_COMMANDS[name].path}`);
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(routes).size).toBe(routes.length);
  });
});
