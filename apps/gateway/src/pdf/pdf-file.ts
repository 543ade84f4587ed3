import { deflateSync } from 'node:zlib';
import { PAGE, type Page } from './page';
import type { TrueType } from './true-type';
import { type FaceName, typefaces } from './typefaces';

interface PdfFile {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** ISO 8601 UTC. */
  at: string;
  /** 32 hexadecimal digits that no other document has. */
  id: string;
  pages: readonly Page[];
}

const FIRST_LINE = '%PDF-1.7\n%\u00e9\u00e8\u00ea\u00eb\n';
/** Code points that one block of a table of letters may have. */
const BLOCK = 100;

const hex = (value: number): string => value.toString(16).padStart(4, '0');
/** UTF-16 with its mark, so that accents stand in any reader. */
const textString = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const dateString = (iso: string): string => `(D:${iso.replace(/\D/g, '').slice(0, 14)}Z)`;

function stream(bytes: Buffer, entries = ''): Buffer {
  const packed = deflateSync(bytes, { level: 9 });
  const head = `<< /Length ${packed.length} /Filter /FlateDecode ${entries}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]);
}

/** By which a reader finds the letters again, to search and to copy. */
function lettersOf(face: TrueType): Buffer {
  const codes = new Map([...face.glyphs].map(([code, glyph]) => [glyph, code]));
  const rows = [...codes].map(([glyph, code]) => `<${hex(glyph)}> <${hex(code)}>`);
  const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, index) =>
    rows.slice(index * BLOCK, (index + 1) * BLOCK),
  );
  const lines = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ];
  return Buffer.from(lines.join('\n'), 'latin1');
}

/** Objects by number, the first being 1; the text of one may name those that come later. */
function createObjects() {
  const bodies: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    bodies.push(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
  return { bodies, add };
}
type Objects = ReturnType<typeof createObjects>;

/** A typeface with its file and its widths; answers its number. */
function addFace({ add }: Objects, name: FaceName): number {
  const face = typefaces()[name];
  const base = `/TNLFIG+Figtree-${name === 'bold' ? 'Bold' : 'Regular'}`;
  const file = add(stream(face.file, `/Length1 ${face.file.length} `));
  const metrics = `/Ascent ${face.ascent} /Descent ${face.descent} /CapHeight 700 /ItalicAngle 0 /StemV 80`;
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName ${base} /Flags 4 /FontBBox [${face.box.join(' ')}] ${metrics} /FontFile2 ${file} 0 R >>`,
  );
  const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>';
  const glyphs = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${base} ${system} /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /W [0 [${face.widths.join(' ')}]] >>`,
  );
  const letters = add(stream(lettersOf(face)));
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${base} /Encoding /Identity-H /DescendantFonts [${glyphs} 0 R] /ToUnicode ${letters} 0 R >>`,
  );
}

function written({ bodies }: Objects, trailer: string): Buffer {
  const parts = [Buffer.from(FIRST_LINE, 'latin1')];
  let length = parts[0]?.length ?? 0;
  const places = bodies.map((body, index) => {
    const place = length;
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`${table}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`, 'latin1'),
  ]);
}

/** A document of pages; the same pages and facts give the same bytes. */
export function toPdf({ title, author, language, at, id, pages }: PdfFile): Buffer {
  const objects = createObjects();
  const { add } = objects;
  const fonts = `<< /regular ${addFace(objects, 'regular')} 0 R /bold ${addFace(objects, 'bold')} 0 R >>`;
  const contents = pages.map((page) => add(stream(Buffer.from(page.content(), 'latin1'))));
  const tree = objects.bodies.length + pages.length + 1;
  const size = `/MediaBox [0 0 ${PAGE.width} ${PAGE.height}]`;
  const numbers = contents.map((content) =>
    add(`<< /Type /Page /Parent ${tree} 0 R ${size} /Resources << /Font ${fonts} >> /Contents ${content} 0 R >>`),
  );
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((each) => `${each} 0 R`).join(' ')}] >>`);
  const view = '/ViewerPreferences << /DisplayDocTitle true >>';
  const root = add(`<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) ${view} >>`);
  const made = `/CreationDate ${dateString(at)} /ModDate ${dateString(at)}`;
  const info = add(`<< /Title ${textString(title)} /Author ${textString(author)} ${made} >>`);
  return written(objects, `/Root ${root} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>]`);
}
