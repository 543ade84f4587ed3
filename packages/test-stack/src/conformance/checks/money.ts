import {
  addBankAccount,
  confirmReceipt,
  createDeposit,
  createWithdrawal,
  fetchDeposit,
  listDepositChannels,
} from '@tonalli/contracts/cashier/wire';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { setConsent } from '@tonalli/contracts/consents/wire';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { fetchFinanceCheck } from '@tonalli/contracts/finances/wire';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { registerMember } from '@tonalli/contracts/registration/wire';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { type Check, check, expected, type Look, untried } from '../check';
import { birthdayAt, HOUR_MS, type Stage } from '../stage';

const PASSWORD = 'x7Kq2mWd';

async function ages(stage: Stage, minAge: number): Promise<Look> {
  await stage.control.setField('birthday', 'required');
  await stage.control.setModules({ REGMOBVERF3: false });
  const register = async (username: string, birthday: string) => {
    const who = { username, password: PASSWORD, confirmPassword: PASSWORD, birthday };
    const where = { registerUrl: 'http://localhost:4000/register', domain: 'localhost', registerMethod: 'WEB' };
    const consent = { agreedToTerms: true, ageConfirmed: true, login: true };
    return (await stage.wire.call(registerMember, { ...who, ...where, ...consent })).code;
  };
  return [
    expected(
      `an account a day before the birthday of ${minAge}`,
      'AGE_NOT_CONFIRMED',
      await register('pedro77', birthdayAt(stage.day, { years: minAge, less: 1 })),
    ),
    expected('and on it', 'OK', await register('pedro78', birthdayAt(stage.day, { years: minAge }))),
  ];
}

/** What a member may say of a payout: nothing of it takes money back that is not on its way any more. */
const OF_PAYOUTS = [
  'createWithdrawal',
  'fetchWithdrawalRules',
  'listWithdrawals',
  'confirmReceipt',
  'reportNotReceived',
];

async function noWayBack(stage: Stage): Promise<Look> {
  const player = await stage.player();
  const digits = '80118000000000001';
  const { accountId } = await player.read(addBankAccount, {
    clabe: digits + clabeCheckDigit(digits),
    holder: 'Ana Luna',
  });
  const payout = { accountId, amount: '600.00', paymentPassword: '246810' };
  const { withdrawalId } = await player.read(createWithdrawal, payout);
  const back = await player.ask(confirmReceipt, { withdrawalId, receipt: 'PARTLY', received: '100.00' });
  const verbs = Object.entries(ENDPOINTS).filter(([, { path }]) => path.includes('/withdrawal'));
  return [
    expected('what a member can do about payouts', [...OF_PAYOUTS].sort(), verbs.map(([name]) => name).sort()),
    expected('a payout that waits is said to have come in part', 'ORDER_CLOSED', back),
    expected('the balance of 5000.00 after a payout of 600.00', 440_000, (await player.read(fetchBalance, {})).main),
  ];
}

/** Test cards, told by hand. */
const BY_CREDIT = '4242424242424242';
const BY_DEBIT = '4000056655665556';

async function cards(stage: Stage): Promise<Look> {
  const player = await stage.player();
  const { channels } = await player.read(listDepositChannels, {});
  const channelId = channels.find(({ kind }) => kind === 'CARD')?.channelId;
  if (channelId === undefined) return { notApplicable: 'no deposits are taken by card' };
  const { orderId, instructions } = await player.read(createDeposit, { channelId, amount: '1000.00' });
  const payUrl = instructions.kind === 'CARD' ? instructions.payUrl : '';
  const payBy = async (card: string) => {
    await stage.send(payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'pay', card }) });
    return (await player.read(fetchDeposit, { orderId })).status;
  };
  return [
    expected(
      'pages are told that only debit cards are taken',
      true,
      channels.some(({ debitOnly }) => debitOnly),
    ),
    expected('a deposit that is paid by a credit card', 'PENDING', await payBy(BY_CREDIT)),
    expected('and then by a debit card', 'CONFIRMED', await payBy(BY_DEBIT)),
  ];
}

async function marketing(stage: Stage): Promise<Look> {
  const player = await stage.player();
  const title = 'An offer';
  const inbox = async () => {
    const page = { filter: 'all', pageNo: '1', pageSize: '50', language: 'EN' };
    const { content } = await player.read(listMessages, page);
    return content.filter((message) => message.title === title).length;
  };
  const sent = { title, body: 'Words that advertise.', purpose: 'marketing', product: 'casino' } as const;
  const advertise = () => stage.control.run('sendNotice', sent);
  const say = (product: 'casino' | 'sports', isGiven: boolean) =>
    player.ask(setConsent, { product, channel: 'inbox', isGiven });
  await advertise();
  const unasked = await inbox();
  await say('sports', true);
  await advertise();
  const ofAnother = await inbox();
  await say('casino', true);
  await advertise();
  const agreed = await inbox();
  await say('casino', false);
  await advertise();
  return [
    expected('advertising that reaches somebody who never agreed to it', 0, unasked),
    expected('and who agreed to that of another product', 0, ofAnother),
    expected('and to that of this one', 1, agreed),
    expected('and withdrew it', 1, await inbox()),
  ];
}

const FREE_MINOR = 5_000_000;
const LEAST_MINOR = 10_000;

async function finances(stage: Stage, sumMinor: number | null): Promise<Look> {
  await stage.control.run('setPaymentDelays', { depositSeconds: 0, withdrawalSeconds: 0 });
  await stage.control.run('setFinancialRecords', { answer: 'unavailable' });
  const player = await stage.player();
  const order = (minor: number) => ({ channelId: 'spei', amount: (minor / 100).toFixed(2) });
  const deposit = async (minor: number) => {
    const { orderId } = await player.read(createDeposit, order(minor));
    await stage.control.run('settleOrder', { id: orderId, action: 'approve' });
    return (await player.read(fetchFinanceCheck, {})).check?.status ?? null;
  };
  const refused = () => player.ask(createDeposit, order(LEAST_MINOR));
  if (sumMinor === null)
    return [expected(`a look at finances after deposits of ${FREE_MINOR}`, null, await deposit(FREE_MINOR))];
  const atTheSum = await deposit(sumMinor);
  const beyond = await deposit(LEAST_MINOR);
  const waiting = await refused();
  await stage.control.run('setFinancialRecords', { answer: 'vulnerable' });
  await stage.advance(HOUR_MS);
  await player.logIn();
  const seen = [
    expected(`a look at finances at net deposits of ${sumMinor}`, null, atTheSum),
    expected(`beyond them, at ${sumMinor + LEAST_MINOR}`, 'PENDING', beyond),
    expected('another deposit before the answer', 'FINANCES_IN_REVIEW', waiting),
    expected('and once signs of difficulties were found', 'FINANCES_IN_REVIEW', await refused()),
  ];
  await stage.control.run('clearFinances', { memberId: player.id });
  return [...seen, expected('and once the operator lets the member go on', 'OK', await refused())];
}

export const MONEY_CHECKS: readonly Check[] = [
  check('minAge', { look: ages }),
  check('reverseWithdrawal', { free: { value: true, why: 'payouts may be taken back' }, look: noWayBack }),
  check('creditCards', { free: { value: true, why: 'credit cards may be taken' }, look: cards }),
  check('marketingConsent', { free: { value: 'none', why: 'no consent is asked for' }, look: marketing }),
  check('fvcNetDepositMinor', { unruled: null, look: finances }),
  untried('levyBasisPoints', { notApplicable: 'the platform keeps no accounts of the operator’s levies yet' }),
  untried('bonusMaxWagering', { notApplicable: 'no offer with a wagering condition is built yet' }),
  untried('bonusMixedProducts', { notApplicable: 'no offer with a wagering condition is built yet' }),
];
