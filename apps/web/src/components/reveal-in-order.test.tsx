import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../testing/fake-gateway';
import { openSecurityPage } from '../testing/security-page';

describe('a stack that keeps still', () => {
  it('F3 SYS-12 puts what stands below a list out of sight until its first answer, and not when it is asked for again', async () => {
    let answer = Promise.withResolvers<never>();
    let asked = 0;
    const sessions = () => {
      asked += 1;
      return answer.promise;
    };
    await openSecurityPage({ 'account.sessions': sessions });
    const list = () => screen.findByRole('region', { name: 'Sesiones abiertas' });
    const says = async () => {
      const shown = await list();
      return [shown.getAttribute('aria-busy'), 'awaited' in shown.dataset];
    };
    expect(await says()).toEqual(['true', true]);
    answer.reject(failure('FUNCTION_NOT_AVAILABLE'));
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    answer = Promise.withResolvers();
    again.click();
    await waitFor(async () => expect(await says()).toEqual(['true', false]));
    // Refused before anybody waits for it, it would be nobody's.
    await waitFor(() => expect(asked).toBe(2));
    answer.reject(failure('FUNCTION_NOT_AVAILABLE'));
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});
