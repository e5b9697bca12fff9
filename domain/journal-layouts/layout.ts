import { z } from 'zod'
import { currencyCodes } from '../currency.ts'
import { days, provenance, sheetOf } from '../layout-columns.ts'
import fast from './fast.json' with { type: 'json' }
import { layoutFields, shapes } from './fields.ts'
import lobby from './lobby.json' with { type: 'json' }
import misa from './misa.json' with { type: 'json' }
import { handoverParts, type HandoverPart, type JournalLayout } from './names.ts'

/** A layout: its columns in their order, and where they are known from. */
const layout = z.strictObject({
  ...provenance,
  shape: z.enum(shapes),
  days,
  /** Every line needs an account code: without one a posting can't be called by its name. */
  needs_codes: z.boolean(),
  /** Books that it can take; absent: any. */
  currencies: z.array(z.enum(currencyCodes)).optional(),
  /** Rows above the titles, and sums below the rows, as papers have them. */
  is_report: z.boolean(),
  parts: z.strictObject({
    journal: sheetOf(layoutFields.journal),
    accounts: sheetOf(layoutFields.accounts).optional(),
    objects: sheetOf(layoutFields.objects).optional(),
    openings: sheetOf(layoutFields.openings).optional(),
  } satisfies Record<HandoverPart, z.ZodType>),
})
export type Layout = z.infer<typeof layout>

const files = { lobby, misa, fast } satisfies Readonly<Record<JournalLayout, unknown>>

/** By name; a file that does not hold to the shape stops the server at its start. */
export const layouts: Readonly<Record<JournalLayout, Layout>> = {
  lobby: layout.parse(files.lobby),
  misa: layout.parse(files.misa),
  fast: layout.parse(files.fast),
}

/** The files that a layout has. */
export const partsOf = (name: JournalLayout): readonly HandoverPart[] =>
  handoverParts.filter((part) => layouts[name].parts[part] !== undefined)
