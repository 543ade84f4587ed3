import { BANK_BRANDS, type Brand, VENDOR_BRANDS } from './brands';
import { type Layer, linear, radial, svg } from './canvas';
import { darken, lighten } from './colour';
import { place } from './emblem';
import { iconPath } from './icons';
import { disc, n } from './shapes';
import { WORDMARKS } from './wordmarks.gen';

export const LOGO_SIZE = { width: 300, height: 160 } as const;
export const BANK_SIZE = { width: 240, height: 96 } as const;

/** The brand's name in outlines, centred in the box and as large as fits. */
function lettering(brand: Brand, box: { x: number; y: number; width: number; height: number }): Layer {
  const mark = WORDMARKS[brand.id];
  if (!mark) throw new RangeError(`the name of ${brand.id} has no outlines`);
  const scale = Math.min(box.width / mark.width, box.height / mark.height);
  const x = box.x + (box.width - mark.width * scale) / 2 - mark.x * scale;
  const y = box.y + (box.height - mark.height * scale) / 2 - mark.y * scale;
  const factor = Math.round(scale * 1000) / 1000;
  return {
    defs: linear('nm', [brand.from, brand.to]),
    body: `<g transform="translate(${n(x)} ${n(y)})scale(${factor})"><path d="${mark.path}" fill="url(#nm)"/></g>`,
  };
}

/** A vendor's logo: mark above, name below, on nothing, for dark surfaces. */
function drawVendor(brand: Brand): string {
  const { width } = LOGO_SIZE;
  const centre = { x: width / 2, y: 52 };
  const mark: Layer = {
    defs:
      linear('mk', [lighten(brand.accent, 0.65), brand.accent, darken(brand.accent, 0.35)]) +
      radial('ha', [`${brand.accent}@.4`, `${brand.accent}@0`]),
    body: `<path d="${disc(centre, 62)}" fill="url(#ha)"/><g ${place({ ...centre, size: 84 })}><path d="${iconPath(brand.icon)}" fill="url(#mk)"/></g>`,
  };
  return svg(LOGO_SIZE, [mark, lettering(brand, { x: 16, y: 108, width: width - 32, height: 36 })]);
}

/** A bank's logo: a tile in the bank's colour, then its name, on one line. */
function drawBank(brand: Brand): string {
  const { height } = BANK_SIZE;
  const side = 64;
  const top = (height - side) / 2;
  const mark: Layer = {
    defs: linear('mk', [lighten(brand.accent, 0.25), darken(brand.accent, 0.35)], 'x2="1" y2="1"'),
    body: `<rect x="8" y="${top}" width="${side}" height="${side}" rx="16" fill="url(#mk)"/><g ${place({ x: 8 + side / 2, y: height / 2, size: 46 })}><path d="${iconPath(brand.icon)}" fill="#fff"/></g>`,
  };
  return svg(BANK_SIZE, [mark, lettering(brand, { x: 82, y: top + 16, width: 150, height: side - 32 })]);
}

const VENDORS = new Map(VENDOR_BRANDS.map((brand) => [brand.id, brand]));
const BANKS = new Map(BANK_BRANDS.map((brand) => [brand.id, brand]));

/** The logo of a vendor by its code, or null. */
export function vendorLogo(code: string): string | null {
  const brand = VENDORS.get(code);
  return brand ? drawVendor(brand) : null;
}

/** The logo of a bank (`bank-1` to `bank-23`), or null. */
export function bankLogo(id: string): string | null {
  const brand = BANKS.get(id);
  return brand ? drawBank(brand) : null;
}
