import { createCanvas } from '@napi-rs/canvas';

/** A picture of this size, as a camera or a screenshot would give it. */
export async function pictureOf(kind: 'png' | 'jpeg', width = 300, height = 200): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c0392b';
  context.fillRect(0, 0, width / 2, height);
  return kind === 'png' ? canvas.encode('png') : canvas.encode('jpeg', 90);
}

/** A PNG that says to be of this size, of which a decoder would make gigabytes. */
export async function bombOf(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await pictureOf('png'));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A JPEG with a segment of metadata, in which a place could stand. */
export async function jpegWithNote(note: string): Promise<Buffer> {
  const bytes = await pictureOf('jpeg');
  const text = Buffer.from(`Exif\0\0${note}`);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, text, bytes.subarray(2)]);
}

interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** The form of a call: texts by name, and files under `images`. */
export function formOf(texts: Record<string, string>, files: readonly (Buffer | SentFile)[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const file of files) {
    const { bytes, name = 'image.png', type = 'image/png' } = Buffer.isBuffer(file) ? { bytes: file } : file;
    form.append('images', new File([new Uint8Array(bytes)], name, { type }));
  }
  return form;
}
