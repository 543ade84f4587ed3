import { expect, it } from 'vitest';
import { createMemoryState } from './memory-state';
import type { GatewayState } from './shared-state';
import { createSurvivingState } from './surviving-state';

const FOR_LONG = Date.now() + 3_600_000;
const QUESTION = { world: null, text: '- q - {}' };

/** A common state that can be away, and keeps what it held; its generations are like no process's own. */
function commonState() {
  const kept = createMemoryState();
  const away = { is: false };
  const there = () => {
    if (away.is) throw new Error('away');
  };
  const state: GatewayState = {
    ...kept,
    async readAnswer(question) {
      there();
      const { answer, generation } = await kept.readAnswer(question);
      return { answer, generation: `common ${generation}` };
    },
    async writeAnswer(question, answer, generation) {
      there();
      return kept.writeAnswer(question, answer, generation.replace('common ', ''));
    },
    async clearAnswers(world) {
      there();
      await kept.clearAnswers(world);
    },
  };
  return { state, away };
}

it('DEV-05 what could not be cleared while the common state was away is cleared before it is read again', async () => {
  const { state: common, away } = commonState();
  const [one, other] = [common, common].map((shared) => createSurvivingState(shared, createMemoryState()));
  const read = async (state = one) => (await state?.readAnswer(QUESTION))?.answer?.value;
  const { generation } = (await one?.readAnswer(QUESTION)) ?? { generation: '' };
  await one?.writeAnswer(QUESTION, { value: 'old', freshUntil: FOR_LONG, staleUntil: FOR_LONG }, generation);
  expect([await read(), await read(other)]).toEqual(['old', 'old']);
  away.is = true;
  await one?.clearAnswers(null);
  away.is = false;
  expect([await read(), await read(other)]).toEqual([undefined, undefined]);
});

it('DEV-05 what was asked for while the common state was away is not kept in it, nor the other way round', async () => {
  const { state: common, away } = commonState();
  const state = createSurvivingState(common, createMemoryState());
  const answer = { value: 'x', freshUntil: FOR_LONG, staleUntil: FOR_LONG };
  const there = await state.readAnswer(QUESTION);
  away.is = true;
  expect(await state.writeAnswer(QUESTION, answer, there.generation)).toBe(false);
  const alone = await state.readAnswer(QUESTION);
  expect(await state.writeAnswer(QUESTION, answer, alone.generation)).toBe(true);
  away.is = false;
  expect((await state.readAnswer(QUESTION)).answer).toBeUndefined();
});
