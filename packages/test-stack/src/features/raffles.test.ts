import { expect, it } from 'vitest';
import { lastRecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';

const stack = await useStack();

it('PROMO-06 shows raffles with the own tickets, and the proof of a draw once it is over', async () => {
  const world = await stack.world();
  const { client, id } = await world.member();
  const { raffleId } = await world.control.run('announceRaffle', { prize: '50.00' });
  await world.control.run('giveTickets', { memberId: id, count: 3, raffleId });
  const shown = await client.raffles.list.query({ language: 'en' });
  const read = await lastRecordedCall(stack, world, 'listRaffles');
  expect(read.request).toEqual({ language: 'EN' });
  const own = shown.raffles.find((raffle) => raffle.raffleId === raffleId);
  expect(own).toMatchObject({ phase: 'OPEN', tickets: 3, own: [{ from: 1, count: 3 }], drawn: null });
  await expect(client.raffles.proof.query({ raffleId })).rejects.toMatchObject({
    data: { platform: { code: 'NOT_FOUND' } },
  });

  await world.control.run('freezeClock', {});
  await world.control.run('drawRaffle', { raffleId });
  await world.control.run('advanceClock', { by: '2s' });
  const proof = await client.raffles.proof.query({ raffleId });
  expect(proof).toMatchObject({ seedHash: own?.seedHash, prizes: 1, drawn: [{ isPassed: false }] });
  const { raffles } = await client.raffles.list.query({ language: 'es' });
  const drawn = raffles.find((raffle) => raffle.raffleId === raffleId)?.drawn;
  expect(drawn).toMatchObject([
    { isOwn: true, reward: { kind: 'cash', amountMinor: 5_000 }, isLapsed: false, claim: { state: 'WAITING' } },
  ]);
  // Nobody else holds a ticket, so that the prize goes to nobody.
  expect(await world.control.run('lapseRaffle', {})).toEqual({ raffleId, lapsed: 1 });
  const after = (await client.raffles.list.query({ language: 'es' })).raffles;
  expect(after.find((raffle) => raffle.raffleId === raffleId)?.drawn).toMatchObject([
    { isOwn: true, isLapsed: true, claim: { state: 'LAPSED' } },
  ]);
});
