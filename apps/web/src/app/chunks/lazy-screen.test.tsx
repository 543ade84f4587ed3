import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-screen';

const Greeting = ({ name }: { name: string }) => <p>Hola, {name}</p>;

describe('a part that is fetched when first shown', () => {
  it('SYS-06 is drawn at once when it was fetched beforehand, and waited for when not', async () => {
    const Part = lazyPart(async () => ({ default: Greeting }));
    const drawn = (name: string) => (
      <Suspense fallback="waiting">
        <Part name={name} />
      </Suspense>
    );
    const first = render(drawn('Ana'));
    expect(first.container.textContent).toBe('waiting');
    await screen.findByText('Hola, Ana');
    first.unmount();
    expect(render(drawn('Beto')).container.textContent).toBe('Hola, Beto');
  });

  it('SYS-06 tells of a file that cannot be had where it is drawn, not where it is fetched beforehand', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Greeting });
    const Part = lazyPart<{ name: string }>(load);
    await Part.preload();
    render(
      <Suspense fallback="waiting">
        <Part name="Ana" />
      </Suspense>,
    );
    expect(await screen.findByText('Hola, Ana')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
