import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScenario } from './read-scenario';
import { scenarioSchema } from './scenario-file';
import { scenariosFolder } from './scenario-folders';

const HEAD = `title: { en: A bet, es: Una apuesta }
`;
const read =
  (text: string, file = 'mine/big-bet.yaml') =>
  () =>
    readScenario({ file, text, group: 'own' });

describe('a scenario in a file', () => {
  it('QA-13 is named by its file, and needs no more than a title and a step', () => {
    expect(read(`${HEAD}steps: [member: { name: ana }]`)()).toMatchObject({
      name: 'big-bet',
      group: 'own',
      title: { en: 'A bet', es: 'Una apuesta' },
      lookAt: [],
    });
  });

  it.each([
    [
      'a step',
      `${HEAD}steps:\n  - membr:\n      name: ana`,
      'line 3: steps.0: there is no "membr"; did you mean "member"?',
    ],
    [
      'a trait',
      `${HEAD}steps:\n  - member:\n      name: ana\n      with:\n        - vip: 3\n        - bet: 9`,
      'line 7: steps.0.member.with.1: there is no "bet"; did you mean "bets"?',
    ],
    [
      'a key of the file',
      `${HEAD}step: []\nsteps: [regionBlocked: true]`,
      'line 2: there is no "step"; did you mean "steps"?',
    ],
    [
      'an amount without quotes',
      `${HEAD}steps:\n  - jackpot: 12.50`,
      'line 3: steps.0.jackpot: has to be a text, in quotes',
    ],
    ['an amount', `${HEAD}steps:\n  - jackpot: '12.5'`, "line 3: steps.0.jackpot: has to be an amount such as '12.50'"],
    ['a missing key', `${HEAD}steps:\n  - member:\n      with: []`, 'line 3: steps.0.member.name: is missing'],
    [
      'two things in a step',
      `${HEAD}steps:\n  - vendors: 3\n  - hostDown: true\n    mirrorDown: true`,
      'line 4: steps.1: has to be one thing alone',
    ],
    ['a choice', `${HEAD}steps:\n  - faults: none-such`, 'line 3: steps.0.faults: has to be one of '],
    [
      'a setting',
      `${HEAD}steps:\n  - settings:\n      gtagId: x\n      vipOnn: false`,
      'line 5: steps.0.settings: there is no "vipOnn"; did you mean "vipOn"?',
    ],
    [
      'the value of a setting',
      `${HEAD}steps:\n  - settings:\n      minimumAgeYears: 7`,
      'line 4: steps.0.settings.minimumAgeYears: has to be at least 18',
    ],
    [
      'a field of a setting',
      `${HEAD}steps:\n  - settings:\n      jackpot:\n        kind: TICKER\n        oneI: 1`,
      'line 6: steps.0.settings.jackpot: there is no "oneI"; did you mean "oneIn"?',
    ],
    ['no setting', `${HEAD}steps:\n  - settings: {}`, 'line 3: steps.0.settings: has to name a setting'],
    ['no steps', HEAD, 'line 1: steps: is missing'],
    ['another language', `title: ["`, 'line 1: '],
    [
      'a text that begins with an asterisk',
      'title: { en: A bet, es: x }\ndescription: *Very*',
      'line 2: Unresolved alias',
    ],
    ['the same key twice', `${HEAD}steps: []\nsteps: []`, 'line 3: Map keys must be unique'],
    ['nothing', '', 'line 1: the input: has to be an object with fields'],
  ])('QA-13 tells file, line and key of what is wrong with %s', (_, text, message) => {
    expect(read(text)).toThrow(`mine/big-bet.yaml, ${message}`);
  });

  it('QA-13 tells each thing that is wrong on a line of its own', () => {
    expect(read(`${HEAD}steps:\n  - vendors: -1\n  - longHelp: many`)).toThrow(
      /^mine\/big-bet.yaml, line 3: .*\nmine\/big-bet.yaml, line 4: /,
    );
  });

  it('QA-13 takes no file whose name could not be typed', () => {
    expect(read(`${HEAD}steps: [hostDown: true]`, 'My Bet.yaml')).toThrow(
      'My Bet.yaml: the file is named in small letters',
    );
  });

  it('QA-13 has a schema for editors, which every file of the platform names', async () => {
    const schema = join(scenariosFolder(), 'scenario.schema.json');
    await expect(scenarioSchema()).toMatchFileSnapshot(schema);
    const files = readdirSync(scenariosFolder(), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.yaml'),
    );
    expect(files.length).toBeGreaterThan(100);
    for (const file of files.map((name) => join(scenariosFolder(), name))) {
      const [, named = ''] = /^# yaml-language-server: \$schema=(.*)\n/.exec(readFileSync(file, 'utf8')) ?? [];
      expect(resolve(dirname(file), named), file).toBe(schema);
    }
  });
});
