/**
 * What a WOFF2 file says of itself: its name table, and where other tables point into it.
 * Node has Brotli, and none of these tables is transformed in WOFF2, so this takes no font library; and where names are
 * written, the outlines and everything else stay byte for byte what they were, which no font library does.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

export interface Typeface {
  /** The name table by name id: 0 copyright, 1 family, 13 licence, 14 address of the licence. */
  readonly names: ReadonlyMap<number, string>
  /** Name ids that other tables point to: `{ table: 'STAT', nameId: 256 }`. */
  readonly references: readonly { readonly table: string; readonly nameId: number }[]
}

/** Tags by their number in a WOFF2 directory. */
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/g)!

/** @throws {Error} When it is not a WOFF2 file of one typeface. */
export function readTypeface(file: Buffer): Typeface {
  const tables = new Map(tablesOf(file).map(({ tag, content }) => [tag, content]))
  const name = tables.get('name')
  return {
    names: name ? namesOf(name) : new Map(),
    references: [...tables].flatMap(([table, content]) =>
      (POINTERS[table]?.(content) ?? [])
        // Both stand for “no name”.
        .filter((nameId) => nameId !== 0 && nameId !== 0xffff)
        .map((nameId) => ({ table, nameId })),
    ),
  }
}

/**
 * The characters it has glyphs for, as Unicode numbers.
 * @throws {Error} When it is not a WOFF2 file of one typeface.
 */
export function charactersOf(file: Buffer): ReadonlySet<number> {
  const cmap = tablesOf(file).find(({ tag }) => tag === 'cmap')?.content ?? Buffer.alloc(4)
  const characters = new Set<number>()
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4))
    for (const [first, last] of MAPPED[table.readUInt16BE(0)]?.(table) ?? [])
      for (let character = first; character <= last; character++) characters.add(character)
  }
  characters.delete(0xffff) // closes the list of segments
  return characters
}

/** Where a part of `cmap` begins and ends its ranges, by the part's format: short for 16 bits, long for all of Unicode. */
const MAPPED: Readonly<Record<number, (table: Buffer) => [number, number][]>> = {
  4(table) {
    const segments = table.readUInt16BE(6) / 2
    return Array.from({ length: segments }, (_, index) => [
      table.readUInt16BE(16 + segments * 2 + index * 2),
      table.readUInt16BE(14 + index * 2),
    ])
  },
  12: (table) =>
    Array.from({ length: table.readUInt32BE(12) }, (_, index) => [
      table.readUInt32BE(16 + index * 12),
      table.readUInt32BE(20 + index * 12),
    ]),
}

/**
 * The same typeface with other names. A `STAT` table that points to names which are not there goes, as browsers leave
 * it out with a complaint: all it says of a typeface with fixed axes is which cut that is.
 * @param names - All of them, by name id; written as Unicode, in English.
 */
export function withNames(file: Buffer, names: ReadonlyMap<number, string>): Buffer {
  const dangling = readTypeface(file).references.some(
    ({ table, nameId }) => table === 'STAT' && !names.has(nameId),
  )
  const name: Table = { tag: 'name', transform: 0, content: nameTable(names), originalLength: undefined }
  const before = tablesOf(file)
  const after = before
    .filter(({ tag }) => !(tag === 'STAT' && dangling))
    .map((table) => (table.tag === 'name' ? name : table))
  if (!after.includes(name)) throw new Error('This typeface has no name table.')
  const directory = after.map(({ tag, transform, content, originalLength }) => {
    const known = KNOWN_TAGS.indexOf(tag)
    return Buffer.concat([
      Buffer.of((transform << 6) | (known === -1 ? 0x3f : known)),
      Buffer.from(known === -1 ? tag : '', 'latin1'),
      base128(originalLength ?? content.length),
      originalLength === undefined ? Buffer.of() : base128(content.length),
    ])
  })
  const content = brotliCompressSync(Buffer.concat(after.map((table) => table.content)), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  })
  const header = Buffer.from(file.subarray(0, HEADER))
  const whole = Buffer.concat([header, ...directory, content])
  const padded = Buffer.concat([whole, Buffer.alloc(whole.length % 4 && 4 - (whole.length % 4))])
  padded.writeUInt32BE(padded.length, 8)
  padded.writeUInt16BE(after.length, 12)
  padded.writeUInt32BE(header.readUInt32BE(16) + sizeOf(after) - sizeOf(before), 16)
  padded.writeUInt32BE(content.length, 20)
  padded.fill(0, 28, HEADER) // what may follow the tables: there is none
  return padded
}

interface Table {
  readonly tag: string
  readonly transform: number
  /** As it is stored: outlines are transformed. */
  readonly content: Buffer
  /** What it becomes, where that is something else. */
  readonly originalLength: number | undefined
}

const HEADER = 48

/** What the tables take in an OpenType file, with their lines in its directory. */
const sizeOf = (tables: readonly Table[]) =>
  tables.reduce(
    (sum, { content, originalLength = content.length }) => sum + 16 + Math.ceil(originalLength / 4) * 4,
    0,
  )

/** https://www.w3.org/TR/WOFF2/#table_dir_format */
function tablesOf(file: Buffer): Table[] {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 file.')
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new Error('This WOFF2 file is a collection.')
  let at = HEADER
  const number = () => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++)
    const known = flags & 0x3f
    let tag = KNOWN_TAGS[known]
    if (tag === undefined) {
      tag = file.toString('latin1', at, at + 4)
      at += 4
    }
    const transform = flags >> 6
    const length = number()
    // Three is “not transformed” for outlines and their places, nought for the rest.
    return transform === (tag === 'glyf' || tag === 'loca' ? 3 : 0)
      ? { tag, transform, length, originalLength: undefined }
      : { tag, transform, length: number(), originalLength: length }
  })
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let end = 0
  return directory.map(({ length, ...table }) => {
    end += length
    return { ...table, content: content.subarray(end - length, end) }
  })
}

/** Seven bits a byte; all but the last say that more follow. */
function base128(value: number): Buffer {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift(0x80 | (rest & 0x7f))
  return Buffer.from(bytes)
}

function nameTable(names: ReadonlyMap<number, string>): Buffer {
  const sorted = [...names].sort(([a], [b]) => a - b)
  const strings = sorted.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const records = Buffer.alloc(6 + sorted.length * 12)
  records.writeUInt16BE(sorted.length, 2)
  records.writeUInt16BE(records.length, 4)
  let offset = 0
  sorted.forEach(([nameId], index) => {
    const { length } = strings[index]!
    // Windows, Unicode, English.
    ;[3, 1, 0x409, nameId, length, offset].forEach((value, field) => {
      records.writeUInt16BE(value, 6 + index * 12 + field * 2)
    })
    offset += length
  })
  return Buffer.concat([records, ...strings])
}

function namesOf(table: Buffer): Map<number, string> {
  const strings = table.readUInt16BE(4)
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const record = 6 + index * 12
    const start = strings + table.readUInt16BE(record + 10)
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)))
    const macintosh = table.readUInt16BE(record) === 1
    return {
      nameId: table.readUInt16BE(record + 6),
      text: macintosh ? bytes.toString('latin1') : bytes.swap16().toString('utf16le'),
    }
  })
  return new Map(records.map(({ nameId, text }) => [nameId, text]))
}

const all = <T>(count: number, read: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => read(index))

/** Where tables keep name ids; https://learn.microsoft.com/typography/opentype/spec/. */
const POINTERS: Readonly<Record<string, (table: Buffer) => number[]>> = {
  STAT(table) {
    const axes = table.readUInt32BE(8)
    const values = table.readUInt32BE(14)
    return [
      ...all(table.readUInt16BE(6), (axis) => table.readUInt16BE(axes + axis * table.readUInt16BE(4) + 4)),
      ...all(table.readUInt16BE(12), (index) => {
        const value = values + table.readUInt16BE(values + index * 2)
        return table.readUInt16BE(value + 6)
      }),
      ...(table.readUInt16BE(2) > 0 ? [table.readUInt16BE(18)] : []),
    ]
  },
  fvar(table) {
    const [axes, axisCount, axisSize] = [4, 8, 10].map((at) => table.readUInt16BE(at)) as [
      number,
      number,
      number,
    ]
    const [instanceCount, instanceSize] = [12, 14].map((at) => table.readUInt16BE(at)) as [number, number]
    const instances = axes + axisCount * axisSize
    return [
      ...all(axisCount, (axis) => table.readUInt16BE(axes + axis * axisSize + 18)),
      ...all(instanceCount, (index) => {
        const instance = instances + index * instanceSize
        const named = instanceSize >= axisCount * 4 + 6 // the PostScript name is optional
        return [
          table.readUInt16BE(instance),
          ...(named ? [table.readUInt16BE(instance + axisCount * 4 + 4)] : []),
        ]
      }).flat(),
    ]
  },
  CPAL(table) {
    if (table.readUInt16BE(0) === 0) return []
    const palettes = table.readUInt16BE(4)
    const [labels, entryLabels] = [4, 8].map((more) => table.readUInt32BE(12 + palettes * 2 + more)) as [
      number,
      number,
    ]
    return [
      ...(labels ? all(palettes, (palette) => table.readUInt16BE(labels + palette * 2)) : []),
      ...(entryLabels
        ? all(table.readUInt16BE(2), (entry) => table.readUInt16BE(entryLabels + entry * 2))
        : []),
    ]
  },
  GSUB: featureNames,
  GPOS: featureNames,
}

/** Stylistic sets, character variants and optical sizes have names for menus. */
function featureNames(table: Buffer): number[] {
  const list = table.readUInt16BE(6)
  return all(table.readUInt16BE(list), (index) => {
    const record = list + 2 + index * 6
    const tag = table.toString('latin1', record, record + 4)
    const feature = list + table.readUInt16BE(record + 4)
    const offset = table.readUInt16BE(feature)
    if (offset === 0) return []
    const parameters = feature + offset
    if (/^ss\d\d$/.test(tag)) return [table.readUInt16BE(parameters + 2)]
    if (tag === 'size') return [table.readUInt16BE(parameters + 4)]
    if (!/^cv\d\d$/.test(tag)) return []
    const first = table.readUInt16BE(parameters + 10)
    return [
      ...[2, 4, 6].map((at) => table.readUInt16BE(parameters + at)),
      ...all(table.readUInt16BE(parameters + 8), (parameter) => first + parameter),
    ]
  }).flat()
}
