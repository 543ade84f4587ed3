import type { PostingKind } from '@tonalli/contracts/ledger';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { creditByHand } from '../guard/credit-by-hand';
import { postPermitted, type Unpermitted } from '../testing/permitted';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import type {
  HousePosting,
  MemberPosting,
  Permit,
  PostingRequest,
  RoundPosting,
  TransferPosting,
  WalletPosting,
  WalletRoundPosting,
} from './ledger';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
  for (const memberId of ['M1', 'M2']) {
    creditByHand(world, { key: memberId, memberId, amountMinor: 500, reference: 'r', at: 1 });
  }
});
afterEach(() => world.close());

type Transfer = Unpermitted<TransferPosting>;
const transfer = (over: Partial<Transfer> = {}): Transfer => ({
  ...{
    kind: 'transfer.member',
    key: 't',
    fromMemberId: 'M1',
    toMemberId: 'M2',
    amountMinor: 120,
    reference: 'r',
    at: 2,
  },
  ...over,
});
type Escrow = Unpermitted<RoundPosting>;
const escrow = (over: Partial<Escrow> = {}): Escrow => ({
  ...{ kind: 'round.escrow', key: 'e', memberId: 'M1', roundId: 'R1', amountMinor: 200, reference: 'R1', at: 2 },
  ...over,
});
const balances = () => ['M1', 'M2'].map((id) => world.ledger.balance(id, 'member.main'));

describe('a movement between two owners', () => {
  it('MEM-05 QA-09 takes from one member and gives to the other, and tells each of their own balance', () => {
    const heard: unknown[] = [];
    world.events.subscribe((event) => heard.push(event));
    const receipt = postPermitted(world, transfer());
    expect(receipt.balanceAfterMinor).toBe(380);
    expect(balances()).toEqual([380, 620]);
    expect(heard).toEqual([
      { type: 'balance', customerId: 'M1', balance: 380 },
      { type: 'balance', customerId: 'M2', balance: 620 },
    ]);
    postPermitted(world, transfer({ key: 'back', fromMemberId: 'M2', toMemberId: 'M1', amountMinor: 1 }));
    expect(postPermitted(world, transfer())).toEqual({ ...receipt, repeated: true });
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-05 QA-09 gives nobody what the giver has not, and keeps what a key stood for', () => {
    const post = (over: Partial<Transfer>) => () => postPermitted(world, transfer(over));
    expect(post({ amountMinor: 501 })).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }));
    postPermitted(world, transfer());
    for (const other of [{ toMemberId: 'M3' }, { fromMemberId: 'M3' }, { fromMemberId: 'M2', toMemberId: 'M1' }]) {
      expect(post(other)).toThrow(expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }));
    }
    expect(post({ key: 'own', toMemberId: 'M1' })).toThrow(/two members/);
    expect(post({ key: 'nobody', toMemberId: '' })).toThrow(/name the member/);
    expect(balances()).toEqual([380, 620]);
    expect(world.ledger.has('', 'member.main')).toBe(false);
  });

  it('QA-09 holds money of a round, apart for each, and gives back no more', () => {
    expect(postPermitted(world, escrow()).balanceAfterMinor).toBe(300);
    postPermitted(world, escrow({ key: 'other', memberId: 'M2', roundId: 'R2', amountMinor: 50 }));
    const held = () => ['R1', 'R2'].map((id) => world.ledger.balance(id, 'round.held'));
    expect(held()).toEqual([200, 50]);
    const release = (over: Partial<Escrow>) =>
      postPermitted(world, escrow({ kind: 'round.release', key: 'back', ...over }));
    expect(() => release({ amountMinor: 201 })).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }));
    expect(release({ amountMinor: 200, memberId: 'M2' }).balanceAfterMinor).toBe(650);
    expect([held(), balances()]).toEqual([
      [0, 50],
      [300, 650],
    ]);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it.each([
    [
      'a receiver that the posting does not name',
      "UPDATE postings SET to_owner = 'M3' WHERE id = 3",
      'posting 3 (transfer.member of M1 to M3) moved member.main of M1 to member.main of M2',
    ],
    [
      'a giver that the posting does not name',
      "UPDATE postings SET from_owner = 'M3' WHERE id = 3",
      'posting 3 (transfer.member of M3 to M2) moved member.main of M1 to member.main of M2',
    ],
    [
      'a transfer to oneself',
      "UPDATE postings SET to_owner = 'M1' WHERE id = 3",
      'posting 3 (transfer.member of M1) is between the wrong owners',
    ],
    [
      "a wallet filled from another's account",
      "UPDATE postings SET to_owner = 'M2' WHERE id = 4",
      'posting 4 (wallet.in of M1 to M2) is between the wrong owners',
    ],
    [
      'an account of another kind of owner',
      "UPDATE accounts SET owner_kind = 'round' WHERE kind = 'house.funding'",
      '(house.funding of ) is owned by a round',
    ],
    [
      'an account of a member who is nobody',
      "UPDATE accounts SET owner_id = 'M3' WHERE kind = 'house.funding'",
      '(house.funding of M3) is owned by a house',
    ],
    [
      'a balance after an entry that does not follow, too high',
      'UPDATE entries SET balance_after_minor = 381 WHERE id = 5',
      'entry 5 says 381 after it, its predecessors say 380',
    ],
    [
      'a balance after an entry that does not follow, too low',
      'UPDATE entries SET balance_after_minor = 619 WHERE id = 6',
      'entry 6 says 619 after it, its predecessors say 620',
    ],
    [
      'an entry of another kind',
      "UPDATE entries SET kind = 'bonus.vip' WHERE id = 6",
      'entry 6 (bonus.vip at 2) is of a posting transfer.member at 2',
    ],
    [
      'an entry of another time',
      'UPDATE entries SET at = 9 WHERE id = 6',
      'entry 6 (transfer.member at 9) is of a posting transfer.member at 2',
    ],
  ])('QA-09 finds %s', (_what, tampering, finding) => {
    postPermitted(world, transfer());
    world.ledger.post({
      kind: 'wallet.in',
      key: 'w',
      memberId: 'M1',
      vendor: 'SLR',
      amountMinor: 5,
      reference: 'r',
      at: 3,
    });
    expect(world.ledger.audit().findings).toEqual([]);
    world.sqlite.exec(`DROP TRIGGER postings_no_update; DROP TRIGGER entries_no_update; ${tampering}`);
    expect(world.ledger.audit().findings.join('\n')).toContain(finding);
  });

  it('QA-09 compiles with the owners that a kind moves between, and with no others', () => {
    const rest = { key: 'k', amountMinor: 1, reference: 'r', at: 1 };
    type Named<Owners> = typeof rest & Owners;
    type Kind<Of extends PostingRequest> = Of['kind'];
    expectTypeOf<Kind<PostingRequest>>().toEqualTypeOf<PostingKind>();
    expectTypeOf<Kind<TransferPosting>>().toEqualTypeOf<'transfer.member' | 'agent.cover' | 'agent.contractPay'>();
    expectTypeOf<Kind<RoundPosting>>().toEqualTypeOf<
      'round.escrow' | 'round.release' | 'trial.escrow' | 'trial.release'
    >();
    expectTypeOf<Kind<WalletRoundPosting>>().toEqualTypeOf<'vendor.escrow' | 'vendor.release'>();
    expectTypeOf<Kind<WalletPosting>>().toEqualTypeOf<
      'wallet.in' | 'wallet.out' | 'vendor.stake' | 'vendor.payout' | 'vendor.refund' | 'vendor.reversal'
    >();
    expectTypeOf<'jackpot.seed'>().toExtend<Kind<HousePosting>>();
    expectTypeOf<'bet.stake'>().toExtend<Kind<MemberPosting>>();
    type Ask = PostingRequest;
    type Given = { kind: 'transfer.member'; permit: Permit<'transfer.member'> };
    expectTypeOf<Named<Given & { fromMemberId: string; toMemberId: string }>>().toExtend<Ask>();
    expectTypeOf<Named<{ kind: 'bet.payout'; memberId: string }>>().toExtend<Ask>();
    expectTypeOf<Named<{ kind: 'bet.payout' }>>().not.toExtend<Ask>();
    expectTypeOf<Named<{ kind: 'bet.payout'; memberId: string; vendor: string }>>().not.toExtend<Ask>();
    expectTypeOf<Named<{ kind: 'jackpot.seed' }>>().toExtend<Ask>();
    expectTypeOf<Named<{ kind: 'jackpot.seed'; memberId: string }>>().not.toExtend<Ask>();
    expectTypeOf<Named<{ kind: 'wallet.in'; memberId: string }>>().not.toExtend<Ask>();
    expectTypeOf<Named<Given & { memberId: string }>>().not.toExtend<Ask>();
    expectTypeOf<Named<Given & { fromMemberId: string }>>().not.toExtend<Ask>();
    expectTypeOf<Named<{ kind: 'round.release'; memberId: string }>>().not.toExtend<Ask>();
  });
});
