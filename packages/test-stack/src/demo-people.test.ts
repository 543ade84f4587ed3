import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useStack } from './shared-stack';
import { codeOf } from './test-browser';

const stack = await useStack();
const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');

/** The rows of README's table of people to log in as. */
const [, table = ''] =
  /^\| who \| user name \| password \| payment password \|\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(README) ?? [];
const people = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.replaceAll('`', '').trim()))
  .map(([, who = '', username = '', password = '', paymentPassword = '']) => ({
    who,
    username,
    password,
    paymentPassword,
  }));

it('QA-02 README names a member with money, an agent and a top agent', () => {
  expect(people.map(({ who }) => who)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^member with money/), 'agent', 'top agent']),
  );
});

it.each(people)('QA-02 $username of the README is a $who, with these passwords', async (person) => {
  const { who, username, password, paymentPassword } = person;
  const { control, visitor } = await stack.world();
  const browser = visitor();
  await browser.login(username, password, who.endsWith('agent') ? 'agent' : 'member');
  const { type, uplineId, balances } = await control.run('findMember', { id: username });
  // An agent below another one is a 2, the one at the top a 1.
  const kind = who.endsWith('agent') ? { agent: [2, true], 'top agent': [1, false] }[who] : [0, true];
  expect([type, uplineId !== null]).toEqual(kind);
  expect(Number(balances.main)).toBeGreaterThan(100);
  const change = (oldPaymentPassword: string) =>
    codeOf(
      browser.client.account.setPaymentPassword.mutate({
        oldPaymentPassword,
        paymentPassword: '135791',
        confirmPaymentPassword: '135791',
      }),
    );
  expect(await change('000000')).toBe('PAYMENT_PASSWORD_WRONG');
  expect(await change(paymentPassword)).toBe('OK');
});
