import { PICTURE } from '@tonalli/contracts/access-row';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { orderOf, placeOrder } from '../lottery-player';
import { openSlot } from '../slot-player';
import type { StackWorld } from '../stack';
import type { TestBrowser } from '../test-browser';

/** Ids of what the owner owns, and of shared things such as games. */
export interface Resources {
  betId: string;
  depositId: string;
  withdrawalId: string;
  bankAccountId: string;
  /** Of a limit that was asked to be higher. */
  limitChangeId: string;
  /** Another than the one that calls. */
  sessionId: string;
  messageId: string;
  /** Sent with feedback. */
  imageId: string;
  game: { gameId: string; vendor: string; type: 'RNG' };
  /** Orders for draws that do not close meanwhile, and what one more is made with. */
  lottery: Awaited<ReturnType<typeof ownOrders>>;
  promotionId: string;
  avatarId: string;
  /** The world's time and a day before, ISO 8601 UTC, and the same as days. */
  range: { from: string; to: string };
  days: { from: string; to: string };
}

const DAY_MS = 86_400_000;
const DIGITS = '80118000000000007';
const once = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

async function playOnce({ client }: TestBrowser) {
  const list = { language: 'es' as const, type: 'RNG' as const, classify: 'SLOT' as const, page: 1, pageSize: 50 };
  const found = (await client.lobby.games.query(list)).games.find(({ open, trial }) => open && trial);
  if (!found) throw new Error('no slot can be started');
  const game = { gameId: found.id, vendor: found.vendor, type: 'RNG' as const };
  const { url } = await client.play.launch.mutate({ ...game, device: 'WEB', backPath: '/' });
  const { betId } = await (await openSlot(url)).spin('spin-0000-1');
  return { game, betId };
}

async function payInAndOut(world: StackWorld, { client }: TestBrowser) {
  await world.control.run('setPaymentDelays', { depositSeconds: 0, withdrawalSeconds: 0 });
  const [channel] = await client.cashier.depositChannels.query();
  if (!channel) throw new Error('there is no way to deposit');
  const deposit = await client.cashier.createDeposit.mutate(
    { channelId: channel.id, amountMinor: channel.minMinor },
    once(),
  );
  const account = await client.cashier.addBankAccount.mutate(
    { clabe: DIGITS + clabeCheckDigit(DIGITS), holder: 'Ana Luna' },
    once(),
  );
  const withdrawal = await client.cashier.createWithdrawal.mutate(
    { accountId: account.id, amountMinor: 50_000, paymentPassword: '246810' },
    once(),
  );
  await world.control.run('settleOrder', { id: withdrawal.id, action: 'approve' });
  return { depositId: deposit.id, withdrawalId: withdrawal.id, bankAccountId: account.id };
}

async function askForMore({ client }: TestBrowser): Promise<string> {
  await client.limits.change.mutate({ kind: 'loss', limits: { monthly: 80_000_000 } });
  const { changes } = await client.limits.change.mutate({ kind: 'loss', limits: { monthly: 90_000_000 } });
  return changes[0]?.id ?? '';
}

/** As a browser sends fields and files. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value])
      form.append(name, each instanceof File ? each : String(each));
  }
  return form;
}

async function sendPicture({ client }: TestBrowser): Promise<string> {
  await client.help.sendFeedback.mutate(formOf({ content: 'Miren esto', topic: 'SITE', images: [PICTURE] }), once());
  const [sent] = (await client.help.feedback.query({ page: 1, pageSize: 1 })).rows;
  return sent?.images[0] ?? '';
}

/** In a lottery that draws every other day, for draws behind the next one. */
async function ownOrders(owner: TestBrowser) {
  const gameCode = 'six-mark';
  const order = await orderOf(owner, { gameCode, play: 'special-number', selection: [['07']], draws: 2, behind: 1 });
  const [{ orderId }, { orderId: chaseId }] = [await placeOrder(owner, order), await placeOrder(owner, order)];
  const results = { gameCode, area: 'LOTT', pageSize: 1 } as const;
  const [drawn] = (await owner.client.lottery.results.query(results)).issues;
  return { gameCode, order, orderId, chaseId, drawnIssue: drawn?.issue ?? '' };
}

/** A round, orders, a bank account, a session and a message of the owner's, each made by the way that people make it. */
export async function ownResources(world: StackWorld, owner: TestBrowser, ownerId: string): Promise<Resources> {
  const { client } = owner;
  const played = await playOnce(owner);
  const { messageId } = await world.control.run('sendNotice', {
    title: 'Solo tuyo',
    body: 'Nadie más lo lee.',
    memberId: ownerId,
  });
  const [promotion] = await client.promotions.list.query({ language: 'es' });
  const session = (await client.account.sessions.query()).find(({ current }) => !current);
  const { current: avatarId } = await client.account.avatars.query();
  const to = await world.control.now();
  const from = new Date(Date.parse(to) - DAY_MS).toISOString();
  return {
    ...played,
    ...(await payInAndOut(world, owner)),
    messageId,
    imageId: await sendPicture(owner),
    lottery: await ownOrders(owner),
    promotionId: promotion?.id ?? '',
    sessionId: session?.id ?? '',
    avatarId,
    limitChangeId: await askForMore(owner),
    range: { from, to },
    days: { from: from.slice(0, 10), to: to.slice(0, 10) },
  };
}
