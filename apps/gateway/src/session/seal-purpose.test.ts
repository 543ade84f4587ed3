import { expect, it } from 'vitest';
import { createSeal } from './seal';

const SECRET = 'a secret of the gateway, long enough';

it('AUTH-04 opens nothing that was sealed for another purpose under the same secret', () => {
  const [session, way] = [createSeal([SECRET]), createSeal([SECRET], 'way to another service')];
  expect([session.open(session.seal('one')), way.open(way.seal('two'))]).toEqual(['one', 'two']);
  expect([session.open(way.seal('two')), way.open(session.seal('one'))]).toEqual([null, null]);
});
