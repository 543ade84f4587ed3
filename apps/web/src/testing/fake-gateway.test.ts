import { expectTypeOf, it } from 'vitest';
import type { Answer, Answers, AnswerTo, ProcedurePath } from './fake-gateway';

it('QA-12 a test can answer what the gateway can, and nothing else', () => {
  expectTypeOf<'messages.unread' | 'session.login'>().toExtend<ProcedurePath>();
  expectTypeOf<'messages.nothing'>().not.toExtend<ProcedurePath>();
  expectTypeOf<Answer<'messages.unread'>>().toEqualTypeOf<{ count: number }>();
  expectTypeOf<{ count: number }>().toExtend<AnswerTo<'messages.unread'>>();
  expectTypeOf<Error>().toExtend<AnswerTo<'messages.unread'>>();
  expectTypeOf<{ total: number }>().not.toExtend<AnswerTo<'messages.unread'>>();
  expectTypeOf<null>().not.toExtend<AnswerTo<'messages.unread'>>();
  expectTypeOf<unknown>().not.toExtend<AnswerTo<'messages.unread'>>();
  expectTypeOf<{ 'messages.unread': () => { count: string } }>().not.toExtend<Answers>();
});
