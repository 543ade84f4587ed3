import { describe, expect, it } from 'vitest';
import { createControlClient } from './client';

const answering = (seen: Headers[]): typeof fetch => {
  return async (_url, init) => {
    seen.push(new Headers(init?.headers));
    return Response.json({ success: true, value: null });
  };
};

describe('the client of the control interface', () => {
  it.each([
    ['setClok', 'setClock'],
    ['mintMembr', 'mintMember'],
    ['toString', 'nearest are '],
  ])('QA-05 QA-09 says what exists for "%s", and sends nothing', async (name, near) => {
    const seen: Headers[] = [];
    const client = createControlClient({ url: 'http://platform.example', fetch: answering(seen) });
    // As whoever writes no types may.
    const run = client.run as (name: string, input: object) => Promise<unknown>;
    const refused = run(name, {});
    await expect(refused).rejects.toMatchObject({ name: 'ControlError', code: 'INVALID_REQUEST' });
    await expect(refused).rejects.toThrow(`There is no command "${name}"; the nearest are `);
    await expect(refused).rejects.toThrow(near);
    expect(seen).toEqual([]);
  });

  it('QA-01 asks for refusals in English, or in the language that it is given', async () => {
    const seen: Headers[] = [];
    const options = { url: 'http://platform.example', fetch: answering(seen) };
    await createControlClient(options).run('clearFaults', {});
    await createControlClient({ ...options, language: () => 'ES' }).run('clearFaults', {});
    expect(seen.map((headers) => headers.get('language'))).toEqual(['EN', 'ES']);
  });
});
