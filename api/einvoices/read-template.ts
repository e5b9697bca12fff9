import { unaccent } from '#core/text.ts'
import { invoiceFields, type InvoiceField } from '#domain/einvoices/layouts/fields.ts'
import { invoiceLayouts } from '#domain/einvoices/layouts/layout.ts'
import { builtInLayouts, invoiceKinds } from '#domain/einvoices/names.ts'
import { titleIn } from '#domain/layout-columns.ts'
import { invoiceFieldWords } from '#entities/einvoices/invoice-field-words.ts'
import { readFirstLines } from '../imports/read-sheet.ts'
import type { SheetRow } from '../imports/sheet.ts'
import type { Sender } from '../workers/fair-line.ts'

interface Template {
  readonly sheet: string
  readonly above: string
  readonly columns: { readonly title: string; readonly field: InvoiceField | null }[]
}

/** What an empty file says: the line that has the most known titles is its heading, or else the widest. */
export async function readTemplate(bytes: Uint8Array, sender: Sender): Promise<Template> {
  const sheets = await readFirstLines(bytes, sender)
  const found = sheets.flatMap(({ name, lines }) =>
    lines.map((line) => ({ name, lines, line, score: scoreOf(line) })),
  )
  const best = found.reduce((a, b) => (b.score > a.score ? b : a))
  const { cells, number } = best.line
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return {
    sheet: best.name.slice(0, 31),
    above: aboveOf(best.lines, number),
    columns: cells.slice(0, last + 1).map((cell) => {
      const title = cell.trim().slice(0, 200)
      return { title, field: known.get(keyOf(title)) ?? null }
    }),
  }
}

/** A known title counts more than any number of others. */
const scoreOf = ({ cells }: SheetRow) =>
  cells.reduce((sum, cell) => sum + (known.has(keyOf(cell)) ? 1000 : cell.trim() === '' ? 0 : 1), 0)

/** The rows above the heading, blank ones included. */
function aboveOf(lines: readonly SheetRow[], heading: number): string {
  const by = new Map(lines.map(({ number, cells }) => [number, cells]))
  return Array.from({ length: heading - 1 }, (_, at) =>
    (by.get(at + 1) ?? [])
      .map((cell) => cell.replaceAll(/\s+/g, ' '))
      .join('\t')
      .trimEnd(),
  ).join('\n')
}

/** A title without accents, signs and stars. */
const keyOf = (title: string) => unaccent(title).replaceAll(/[^a-z0-9%]/g, '')

/** What programs and we ourselves call the fields. */
const known = new Map<string, InvoiceField>([
  ...invoiceFields.flatMap((field) =>
    Object.values(invoiceFieldWords[field]).map((word): [string, InvoiceField] => [keyOf(word), field]),
  ),
  ...builtInLayouts.flatMap((name) =>
    invoiceKinds.flatMap((kind) =>
      (invoiceLayouts[name].parts[kind]?.columns ?? []).flatMap(
        ({ title, field }): [string, InvoiceField][] =>
          field === undefined ? [] : [[keyOf(titleIn(title, 'vi')), field]],
      ),
    ),
  ),
])
known.delete('')
