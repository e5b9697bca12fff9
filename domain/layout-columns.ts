import { z } from 'zod'
import type { Language } from '#core/language.ts'

// What layouts of files of other programs have in common: columns that are data, each with its title and what it shows.

export const said = z.string().min(1)
const title = z.union([said, z.strictObject({ vi: said, en: said, km: said })])
type Title = z.infer<typeof title>

/** When and from what a layout was taken down, how sure that is, and what of it nobody could tell. */
export const provenance = {
  what: said,
  as_of: z.iso.date(),
  certainty: said,
  source: said,
  unknown: z.array(said),
}

/** How days are written: a cell that is a day, or text dd/MM/yyyy. */
export const dayStyles = ['cell', 'text'] as const
export const days = z.enum(dayStyles)

/** A column: the field that it shows, what it holds in every row, or nothing where the other program does not need it. */
const column = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.strictObject({
    title,
    field: z.enum(fields).optional(),
    value: z.union([z.string(), z.number()]).optional(),
  })

/** A sheet of a layout, whose columns show some fields. */
export const sheetOf = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.strictObject({ sheet: title, columns: z.array(column(fields)).min(1) })

/** A title in a language: that of another program is one in all of them. */
export const titleIn = (of: Title, language: Language): string => (typeof of === 'string' ? of : of[language])
