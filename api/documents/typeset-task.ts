import { withoutTurns } from '#core/text.ts'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlacedPage } from '#domain/documents/preprint.ts'
import { qrBits } from '#domain/money/qr/picture.ts'
import type { Block, DocumentPage, Picture, QrPicture, Sheet, Signature } from '#domain/documents/page.ts'
import { readFonts } from './fonts.ts'

// Runs in a worker process: setting a long batch keeps a processor busy for seconds, and what it is set from was written
// by many people.
const folder = import.meta.dirname
const layoutOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const layout = layoutOf('layout.typ')
const formLayout = layoutOf('form.typ')
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: readFonts() }] })

export interface BatchPart {
  readonly pages: readonly DocumentPage[]
  readonly paper: Sheet
  readonly title: string
  /** JPEGs by their files' ids. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

/** The PDF of a part of a batch. */
export function typeset({ pages, paper, title, pictures }: BatchPart): Uint8Array {
  const codes: Uint8Array[] = []
  const drawn = pages.map(withCodes(codes)).map(placePictures(pictures))
  const files = new Map([...pictures].map(([id, bytes]) => [pictureName(id), bytes]))
  if (codes.length > 0) files.set(codesName, Buffer.concat(codes))
  for (const [name, bytes] of files) compiler.mapShadow(join(folder, name), Buffer.from(bytes))
  try {
    return setSheet(layout, { paper, title, pages: drawn, ...(codes.length > 0 ? { codes: codesName } : {}) })
  } finally {
    for (const name of files.keys()) compiler.unmapShadow(join(folder, name))
  }
}

export interface FormBatch {
  readonly pages: readonly PlacedPage[]
  readonly title: string
}

/** The PDF of texts that are placed on pre-printed forms, each of its own size. */
export const typesetForms = (batch: FormBatch): Uint8Array => setSheet(formLayout, batch)

function setSheet(mainFileContent: string, sheet: object): Uint8Array {
  try {
    // Straight to the PDF: a compiled document would stay in memory until the next collection.
    return compiler.pdf({ mainFileContent, inputs: { sheet: JSON.stringify(sheet, plainly) } })
  } finally {
    // What was remembered of these pages helps no others.
    compiler.evictCache(0)
  }
}

/** Without signs that no paper shows: control characters, except the line feed, and those that turn a text. */
const plainly = (_name: string, value: unknown) =>
  typeof value === 'string' ? withoutTurns(value.toWellFormed()).replaceAll(unshown, '') : value
// eslint-disable-next-line no-control-regex
const unshown = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g

const codesName = 'codes.bin'

/** Puts the modules of each QR behind those of the others, and says where it is among them. */
function withCodes(codes: Uint8Array[]) {
  let at = 0
  const drawn = (qr: QrPicture) => {
    const { width, bits } = qrBits(qr.text)
    const placed = { ...qr, width, at }
    codes.push(bits)
    at += bits.length
    return placed
  }
  const blockOf = (part: Block) => (part.block === 'qr' ? { ...part, qr: drawn(part.qr) } : part)
  return (page: DocumentPage) => ({
    ...page,
    ...(page.qr === undefined ? {} : { qr: drawn(page.qr) }),
    ...(page.body === undefined ? {} : { body: page.body.map(blockOf) }),
  })
}

/** Ids are our own UUIDs: nobody else's words become a path. */
const pictureName = (id: string) => `picture-${id}.jpg`

/** Names the pictures that are there by their files; those that are not are left out. */
function placePictures(known: ReadonlyMap<string, Uint8Array>) {
  const placed = (pictures: readonly Picture[]) =>
    pictures.filter(({ file }) => known.has(file)).map((one) => ({ ...one, file: pictureName(one.file) }))
  const signed = (signatures: readonly Signature[]) =>
    signatures.map(({ picture, ...one }) =>
      picture === undefined || !known.has(picture) ? one : { ...one, picture: pictureName(picture) },
    )
  const blockOf = (part: Block): Block => {
    if (part.block === 'pictures') return { ...part, pictures: placed(part.pictures) }
    return part.block === 'signatures' ? { ...part, signatures: signed(part.signatures) } : part
  }
  return <P extends DocumentPage>(page: P): P => ({
    ...page,
    ...(page.body === undefined ? {} : { body: page.body.map(blockOf) }),
    ...(page.pictures === undefined ? {} : { pictures: placed(page.pictures) }),
    ...(page.signatures === undefined ? {} : { signatures: signed(page.signatures) }),
  })
}
