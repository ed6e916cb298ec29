import inflate from 'tiny-inflate';

/** 'wOFF', as its first four bytes are read. */
const woffMark = 0x774f4646;
const extensionTypes: Readonly<Record<string, number>> = { GPOS: 9, GSUB: 7 };

interface Table {
  tag: string;
  checksum: number;
  bytes: Uint8Array;
}

function tablesOf(file: DataView): Table[] {
  return [...Array(file.getUint16(12))].map((_, index) => {
    const at = 44 + index * 20;
    const word = (offset: number) => file.getUint32(at + offset);
    const tag = String.fromCharCode(...new Uint8Array(file.buffer, file.byteOffset + at, 4));
    const [offset, packed, length, checksum] = [word(4), word(8), word(12), word(16)];
    // Two bytes of zlib's header stand before what is packed.
    const bytes =
      packed < length
        ? inflate(
            new Uint8Array(file.buffer, file.byteOffset + offset + 2, packed - 2),
            new Uint8Array(length),
          )
        : new Uint8Array(file.buffer, file.byteOffset + offset, length).slice();
    return { tag, checksum, bytes };
  });
}

/**
 * Writes lookups that are pointed to from afar as plain ones: opentype.js skips the others, and with them the kerning of
 * a fifth of the fonts. A pointer is as far as 16 bits reach then, which is more than these tables are long.
 */
function withoutExtensions({ tag, bytes }: Table): void {
  const extension = extensionTypes[tag];
  if (!extension) return;
  const table = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const list = table.getUint16(8);
  for (let index = 0; index < table.getUint16(list); index++) {
    const lookup = list + table.getUint16(list + 2 + index * 2);
    const pointers = [...Array(table.getUint16(lookup + 4))].map((_, each) => lookup + 6 + each * 2);
    if (table.getUint16(lookup) !== extension) continue;
    const targets = pointers.map((pointer) => {
      const at = table.getUint16(pointer);
      return { type: table.getUint16(lookup + at + 2), offset: at + table.getUint32(lookup + at + 4) };
    });
    const [first] = targets;
    if (!first || targets.some(({ type, offset }) => type !== first.type || offset > 0xffff)) continue;
    table.setUint16(lookup, first.type);
    for (const [each, { offset }] of targets.entries()) table.setUint16(pointers[each] ?? 0, offset);
  }
}

/** A `.woff` as the plain font that is packed in it; anything else as it is. */
export function readFontFile(bytes: ArrayBuffer): ArrayBuffer {
  const file = new DataView(bytes);
  if (bytes.byteLength < 44 || file.getUint32(0) !== woffMark) return bytes;
  const tables = tablesOf(file);
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const head = 12 + tables.length * 16;
  const plain = new Uint8Array(tables.reduce((sum, table) => sum + padded(table.bytes.length), head));
  const view = new DataView(plain.buffer);
  view.setUint32(0, file.getUint32(4));
  view.setUint16(4, tables.length);
  let offset = head;
  for (const [index, table] of tables.entries()) {
    withoutExtensions(table);
    const at = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++) plain[at + letter] = table.tag.charCodeAt(letter);
    view.setUint32(at + 4, table.checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.bytes.length);
    plain.set(table.bytes, offset);
    offset += padded(table.bytes.length);
  }
  return plain.buffer;
}
