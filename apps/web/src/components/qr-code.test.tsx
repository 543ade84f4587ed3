import { render, screen } from '@testing-library/react';
import { QR_CODE } from '@tonalli/contracts/constants';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code';

const SCALE = 3;
const WIDTH = QR_CODE.size * SCALE;
const GREY = 128;

/** Paints what the component drew: its background, its dark runs, and the whole of the logo's square as a grey blot. */
function paint(drawn: SVGElement): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * WIDTH * 4).fill(255);
  const fill = ([left, top, right, bottom]: number[], shade: number) => {
    for (let y = Math.round((top ?? 0) * SCALE); y < Math.round((bottom ?? 0) * SCALE); y += 1)
      for (let x = Math.round((left ?? 0) * SCALE); x < Math.round((right ?? 0) * SCALE); x += 1)
        pixels.fill(shade, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  };
  const path = drawn.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, left, top, right, bottom] of path.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)/g))
    fill([Number(left), Number(top), Number(right), Number(bottom)], 0);
  const blot = (QR_CODE.size * (1 - QR_CODE.logoScale)) / 2;
  fill([blot, blot, QR_CODE.size - blot, QR_CODE.size - blot], GREY);
  return pixels;
}

const draw = (value: string) => {
  render(<QrCode value={value} label="Código" />);
  return screen.getByRole<HTMLElement & SVGElement>('img', { name: 'Código' });
};

it.each([
  'http://localhost:4000/register?referralCode=17368788',
  'https://tonalli.example/register?referralCode=98765432&utm_source=qr',
  'https://tonalli.example/app?device=android',
  'niño ñandú ☀ 012180001234567891',
])('MEM-12 NAV-05 is read by a scanner although the logo covers its middle: %s', (value) => {
  expect(jsQR(paint(draw(value)), WIDTH, WIDTH)?.data).toBe(value);
});

it('NAV-05 has the size, the margin, the colours and the logo of the specification', () => {
  const drawn = draw('x');
  const [background, plate] = drawn.querySelectorAll('rect');
  expect([drawn.getAttribute('width'), drawn.getAttribute('viewBox')]).toEqual(['200', '0 0 200 200']);
  expect([background?.getAttribute('fill'), drawn.querySelector('path')?.getAttribute('fill')]).toEqual([
    '#FFFFFF',
    '#000000',
  ]);
  expect([plate?.getAttribute('x'), plate?.getAttribute('width')]).toEqual(['80', '40']);
  const path = drawn.querySelector('path')?.getAttribute('d') ?? '';
  const numbers = [...path.matchAll(/[\d.]+/g)].map(Number);
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([QR_CODE.margin, QR_CODE.size - QR_CODE.margin]);
});
