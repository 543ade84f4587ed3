import { UPLOAD_MAX_BYTES } from '@tonalli/contracts/constants';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { cleanImage } from './clean-image';
import { jpegBounds, pngBounds } from './image-bounds';
import { bombOf, jpegWithNote, pictureOf } from './picture-fixture';

const clean = async (bytes: Buffer) => {
  const image = await cleanImage(bytes);
  if (typeof image === 'string') throw new Error(`refused: ${image}`);
  return image;
};

describe('a picture that comes', () => {
  it.each(['png', 'jpeg'] as const)('MEM-15 is drawn anew as what it was: %s', async (kind) => {
    const image = await clean(await pictureOf(kind));
    expect([image.type, image.width, image.height]).toEqual([`image/${kind}`, 300, 200]);
    expect((await fileTypeFromBuffer(image.bytes))?.mime).toBe(`image/${kind}`);
  });

  it('MEM-15 S4 keeps nothing but its pixels: no metadata, no place, nothing behind its end', async () => {
    const noted = await jpegWithNote('19.4326N 99.1332W');
    const polyglot = Buffer.concat([await pictureOf('png'), Buffer.from('<script>alert(1)</script>')]);
    expect(noted.includes('19.4326N')).toBe(true);
    expect((await clean(noted)).bytes.includes('19.4326N')).toBe(false);
    expect((await clean(polyglot)).bytes.includes('<script>')).toBe(false);
  });

  it('MEM-15 is made smaller when it is larger than anybody needs', async () => {
    const image = await clean(await pictureOf('jpeg', 3_000, 1_500));
    expect([image.width, image.height]).toEqual([2_000, 1_000]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['six megabytes', () => Buffer.alloc(6 * 1_024 * 1_024, 1), 'too_large'],
    ['a byte above the limit', () => Buffer.alloc(UPLOAD_MAX_BYTES + 1, 1), 'too_large'],
    ['text', () => Buffer.from('GIF is no picture'), 'type'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'), 'type'],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'), 'type'],
    ['half a PNG', async () => (await pictureOf('png')).subarray(0, 400), 'broken'],
    ['half a JPEG', async () => (await pictureOf('jpeg')).subarray(0, 800), 'broken'],
    ['the beginning of a PNG', async () => (await pictureOf('png')).subarray(0, 20), 'broken'],
    ['a PNG without size', () => bombOf(0, 200), 'broken'],
    ['a PNG of two billion pixels a side', () => bombOf(2_000_000_000, 2), 'dimensions'],
    ['a PNG of too many pixels', () => bombOf(9_000, 9_000), 'dimensions'],
  ])('MEM-15 is refused before it is decoded when it is %s', async (_what, bytes, fault) => {
    expect(await cleanImage(await bytes())).toBe(fault);
  });

  it('MEM-15 is refused when its pixels cannot be decoded', async () => {
    const bytes = Buffer.from(await pictureOf('png'));
    const data = bytes.indexOf('IDAT');
    bytes.fill(0xff, data + 4, data + 40);
    const result = await cleanImage(bytes);
    expect(typeof result === 'string' ? result : result.type).toMatch(/broken|image\/png/);
  });
});

describe('bounds', () => {
  it('MEM-15 are read without decoding, and end where the file does', async () => {
    const [png, jpeg] = await Promise.all([pictureOf('png', 7, 9), pictureOf('jpeg', 40, 30)]);
    expect(pngBounds(png)).toEqual({ width: 7, height: 9, whole: true });
    expect(jpegBounds(jpeg)).toEqual({ width: 40, height: 30, whole: true });
    expect(pngBounds(Buffer.alloc(40))).toBeNull();
    expect(jpegBounds(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBeNull();
  });
});
