// One PDF out of several that our own typesetter wrote: a plain table of objects, no object streams, no encryption. All
// it takes is to renumber the objects and to hang every page below one tree.

interface Parsed {
  /** Objects by number, from the first byte after `obj`. */
  readonly objects: ReadonlyMap<number, Buffer>
  readonly pages: readonly number[]
  readonly tree: number
}

/** All pages of these files, in order. One file is returned as it is. */
export function mergePdfs(files: readonly Uint8Array[]): Buffer {
  const [first] = files
  if (first !== undefined && files.length === 1)
    return Buffer.from(first.buffer, first.byteOffset, first.length)
  const out = new Writer()
  const kids: number[] = []
  // The catalogue and the tree come first: their numbers are known before any page is written.
  let next = 3
  for (const file of files) {
    const { objects, pages, tree } = parse(Buffer.from(file.buffer, file.byteOffset, file.length))
    const numbers = new Map([[tree, 2]])
    for (const number of objects.keys()) if (number !== tree) numbers.set(number, next++)
    for (const [number, content] of objects)
      if (number !== tree) out.add(numbers.get(number) ?? 0, renumber(content, numbers))
    kids.push(...pages.map((page) => numbers.get(page) ?? 0))
  }
  const list = kids.map((kid) => `${kid} 0 R`).join(' ')
  out.add(2, Buffer.from(`<< /Type /Pages /Count ${kids.length} /Kids [${list}] >>`))
  out.add(1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'))
  return out.end()
}

class Writer {
  private readonly parts: Buffer[] = []
  private readonly places: number[] = []
  private size = 0

  constructor() {
    this.push(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1'))
  }

  add(number: number, content: Buffer): void {
    this.places[number] = this.size
    this.push(Buffer.from(`${number} 0 obj\n`), content, Buffer.from('\nendobj\n'))
  }

  end(): Buffer {
    const start = this.size
    const rows = this.places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
    this.push(
      Buffer.from(`xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}`),
      Buffer.from(`trailer\n<< /Size ${rows.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`),
    )
    return Buffer.concat(this.parts)
  }

  private push(...parts: readonly Buffer[]): void {
    for (const part of parts) {
      this.parts.push(part)
      this.size += part.length
    }
  }
}

function parse(file: Buffer): Parsed {
  const start = Number(/startxref\s+(\d+)/.exec(file.subarray(-64).toString('latin1'))?.[1])
  const table = file.subarray(start).toString('latin1')
  const places = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, place]) => Number(place))
  const inOrder = places.toSorted((a, b) => a - b)
  const objects = new Map<number, Buffer>()
  for (const [at, place] of inOrder.entries()) {
    const end = inOrder[at + 1] ?? start
    const whole = file.subarray(place, end)
    const [head = '', number] = /^(\d+) 0 obj\s/.exec(whole.subarray(0, 24).toString('latin1')) ?? []
    if (number === undefined)
      throw new Error('this PDF is not one of ours: an object is not where it should be')
    objects.set(Number(number), whole.subarray(head.length, whole.lastIndexOf('endobj')))
  }
  return { objects: withoutFrame(objects), ...treeOf(objects) }
}

/** The tree of pages, which our typesetter writes as one list. */
function treeOf(objects: ReadonlyMap<number, Buffer>) {
  for (const [tree, content] of objects) {
    const text = content.toString('latin1', 0, Math.min(content.length, 400_000))
    if (!/\/Type \/Pages\b/.test(text)) continue
    const kids = /\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? ''
    return { tree, pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number)) }
  }
  throw new Error('this PDF is not one of ours: it has no tree of pages')
}

const isFrame = (content: Buffer) => /\/Type \/Catalog\b/.test(headOf(content))

/** Without its catalogue: the whole has one of its own. */
const withoutFrame = (objects: ReadonlyMap<number, Buffer>) =>
  new Map([...objects].filter(([, content]) => !isFrame(content)))

/** What says what an object is; a stream's bytes come after it. */
function headOf(content: Buffer): string {
  const stream = content.indexOf('stream\n')
  return content.toString('latin1', 0, stream < 0 ? content.length : stream)
}

function renumber(content: Buffer, numbers: ReadonlyMap<number, number>): Buffer {
  const head = headOf(content)
  const changed = head.replaceAll(
    /(\d+) 0 R\b/g,
    (_whole, number: string) => `${numbers.get(Number(number)) ?? 0} 0 R`,
  )
  return Buffer.concat([Buffer.from(changed, 'latin1'), content.subarray(head.length)])
}
