import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useReachableUrl } from './use-reachable-url';

const HOSTS = ['https://one.example', 'https://two.example/', 'https://three.example'];
const URL_ON_ONE = 'https://one.example/play/slot/#launch=t';

/** Only these hosts answer. */
function reachable(...hosts: string[]) {
  const asked = vi.fn(async (url: string, _init?: RequestInit) => {
    if (!hosts.includes(new URL(url).host)) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('where a game is loaded from', () => {
  it('SYS-08 stays with the host that the platform chose while it answers', async () => {
    const asked = reachable('one.example', 'two.example');
    const { result } = renderHook(() => useReachableUrl(URL_ON_ONE, HOSTS));
    expect(result.current).toBe(URL_ON_ONE);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(result.current).toBe(URL_ON_ONE);
  });

  it('SYS-08 goes on to the next host that answers, with the same address and token', async () => {
    reachable('three.example');
    const { result } = renderHook(() => useReachableUrl(URL_ON_ONE, HOSTS));
    await waitFor(() => expect(result.current).toBe('https://three.example/play/slot/#launch=t'));
  });

  it('SYS-08 stays where it is when no host answers, and asks for a new start again', async () => {
    const asked = reachable();
    const { result, rerender } = renderHook(({ url }) => useReachableUrl(url, HOSTS), {
      initialProps: { url: URL_ON_ONE },
    });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
    expect(result.current).toBe(URL_ON_ONE);
    reachable('two.example');
    rerender({ url: `${URL_ON_ONE}2` });
    await waitFor(() => expect(result.current).toBe('https://two.example/play/slot/#launch=t2'));
  });

  it('SYS-08 asks nobody where there is one host, or no address yet', () => {
    const asked = reachable();
    renderHook(() => useReachableUrl(URL_ON_ONE, ['https://one.example']));
    renderHook(() => useReachableUrl(undefined, HOSTS));
    renderHook(() => useReachableUrl('rubbish', HOSTS));
    expect(asked).not.toHaveBeenCalled();
  });
});
