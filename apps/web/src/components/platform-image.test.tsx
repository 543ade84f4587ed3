import { screen } from '@testing-library/react';
import { imageUrls } from '@tonalli/contracts/image-urls';
import { expect, it } from 'vitest';
import { bootstrap } from '../testing/fake-gateway';
import { renderApp } from '../testing/render-app';

it('SYS-08 asks for a picture at the host from which the page may have begun with it', async () => {
  const imageHosts = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`);
  await renderApp('/', { answers: { 'system.bootstrap': { ...bootstrap, imageHosts } } });
  for (const id of [1, 2]) {
    const [tile] = await screen.findAllByRole('article', { name: new RegExp(`^Juego ${id}\\b`) });
    const picture = tile?.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(imageUrls(imageHosts, `/art/${id}.svg`)[0]);
  }
});
