import { LICENCE } from '@tonalli/contracts/constants';
import { expect, it } from 'vitest';
import { serveOwn } from '../testing/stage';
import { drawLicence } from './licence-art';
import { licencePath } from './paths';

const picture = drawLicence('tonalli') ?? '';

it('NAV-05 draws the certificate with number, holder and term, and nothing that reaches outside', () => {
  for (const words of [LICENCE.number, LICENCE.holder, LICENCE.from, LICENCE.until]) expect(picture).toContain(words);
  expect(picture).not.toMatch(/NaN|undefined|Infinity|<script|<foreignObject|href="(?!#)/);
  expect(picture.length).toBeLessThan(40_000);
  expect([drawLicence('none'), drawLicence('toString')]).toEqual([null, null]);
});

it('NAV-05 serves the certificate to any site, for good', async () => {
  const platform = await serveOwn();
  const response = await platform.fetch(licencePath('tonalli'));
  expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe(picture);
});
