import type { AnyEntity } from '#core/entity.ts'
import { unaccent } from '#core/text.ts'
import type { WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import type { WorkbookPart } from '#domain/workbook/sheet.ts'
import { sameName } from '../imports/references.ts'
import type { ImportParts } from '../imports/runs.ts'
import type { answersTo, SheetLines } from './questions.ts'
import { fieldOf, typed, type Cell } from './sheet-cells.ts'
import { makesNew, type PartRow, type SpreadPart } from './spread-rows.ts'

/** Records that are made of the file's words, each with a code and a name. */
export function madeParts(
  { records }: Pick<ImportParts, 'records'>,
  sheets: readonly SheetLines[],
  { questions, answered }: { questions: readonly WorkbookQuestion[]; answered: ReturnType<typeof answersTo> },
): SpreadPart[] {
  return questions.flatMap((question): SpreadPart[] => {
    const { sheet, lines } = sheets.find((one) => one.sheet.name === question.sheet) ?? {}
    const column = sheet?.columns.find(({ name }) => name === question.column)
    if (sheet === undefined || lines === undefined || column === undefined || !question.may_make) return []
    const { field } = fieldOf(column)
    const { entity } = records.planOf('target' in field ? String(field.target) : '')
    const codes = new Set<string>()
    const sources = Object.values(column.makes ?? {})
    // Of the lines that say the word, the first that says all that a new record needs.
    const lineOf = new Map<string, (typeof lines)[number]>()
    for (const line of lines) {
      const word = sameName(line.cells[column.name]?.text ?? '')
      const isWhole = (one: (typeof lines)[number] | undefined) =>
        one !== undefined && sources.every((name) => one.cells[name] !== undefined)
      if (!lineOf.has(word) || (!isWhole(lineOf.get(word)) && isWhole(line))) lineOf.set(word, line)
    }
    const rows = question.words.flatMap(({ word }, at): PartRow[] => {
      if (answered.word(sheet.name, column.name, word) !== makesNew) return []
      const line = lineOf.get(sameName(word))
      if (line === undefined) return []
      const more = Object.entries(column.makes ?? {}).flatMap(([name, source]): [string, Cell][] => {
        const cell = line.cells[source]
        return cell === undefined ? [] : [[name, cell]]
      })
      const own = { [entity.title]: typed(word), code: typed(codeOf(entity, word, { at, codes })) }
      return [{ number: line.number, cells: { ...own, ...Object.fromEntries(more) } }]
    })
    const part: WorkbookPart = {
      entity: entity.name,
      fields: { code: column.name, [entity.title]: column.name, ...column.makes },
    }
    return rows.length === 0 ? [] : [{ sheet, part, rows: rows.toSorted((a, b) => a.number - b.number) }]
  })
}

/** `2 phòng ngủ` has the code `2-PHONG-NGU`; a word without Latin letters has a number. */
function codeOf(
  { name }: AnyEntity,
  word: string,
  { at, codes }: { at: number; codes: Set<string> },
): string {
  const latin = unaccent(word)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 20)
  const isPlain = latin !== '' && !codes.has(latin)
  const code = isPlain ? latin : `${name.slice(0, 1).toUpperCase()}-${at + 1}`
  codes.add(code)
  return code
}
