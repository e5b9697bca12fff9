import type { Language } from '#core/language.ts'
import { errorTitle } from '#domain/workbook/words.ts'
import type { ImportParts } from '../imports/runs.ts'
import type { WorkbookCell } from '../workbooks/sheet-xml.ts'
import { writeWorkbook, type WorkbookFile } from '../workbooks/write-workbook.ts'
import { rawSheets, sheetType } from './check.ts'
import { outcomesOf, wrongLines } from './groups.ts'
import { isOfSheet, wordsOf } from './reasons.ts'
import type { Workbook } from './store.ts'

/** Rows that are read at a time. */
const page = 200

/** The wrong rows of each sheet with the office's own columns, the wrong cells in red, and the reason in one column more. */
export async function workbookErrorFile(
  parts: ImportParts,
  { workbook, language }: { readonly workbook: Workbook; readonly language: Language },
): Promise<WorkbookFile> {
  const { db } = parts
  const workbookId = workbook.id
  const outcomes = await outcomesOf(db, { workbookId })
  const sheets = (await rawSheets(db, workbook)).flatMap(({ batch, sheet, mapped }) => {
    const own = outcomes.filter(({ type }) => isOfSheet(sheet, parts, type))
    const isWrong = own.some(({ outcome }) => outcome === 'invalid' || outcome === 'failed')
    return isWrong ? [{ batch, sheet, mapped, types: [...new Set(own.map(({ type }) => type))] }] : []
  })
  const reason = errorTitle[language]
  const specs = sheets.map(({ batch, sheet }) => ({
    name: sheet.title[language],
    titles: [...batch.header, reason],
    widths: [...batch.header.map(() => 18), 60],
  }))
  return writeWorkbook(
    specs.length === 0 ? [{ name: reason, titles: [reason], widths: [60] }] : specs,
    async (writer) => {
      for (const [at, { batch, sheet, mapped, types }] of sheets.entries()) {
        if (at > 0) await writer.nextSheet()
        for (let after = 0; ;) {
          const lines = await wrongLines(db, {
            workbookId,
            sheet: sheetType(sheet.name),
            types,
            after,
            limit: page,
          })
          const last = lines.at(-1)
          if (last === undefined) break
          await writer.addRows(
            lines.map(({ cells, reasons }) => {
              const said = reasons.map((one) => wordsOf(sheet, parts, { reason: one, language }))
              const wrong = new Set<string | null | undefined>(said.map(({ column }) => column))
              const cellAt = (place: number): WorkbookCell => {
                const text = cells[place] ?? ''
                const isWrong = wrong.has(mapped[place] ?? undefined)
                return text === '' && !isWrong ? null : { text, style: isWrong ? 'fault' : 'plain' }
              }
              const why = [
                ...new Set(
                  said.map(({ heading, message }) => (heading === '' ? message : `${heading}: ${message}`)),
                ),
              ]
              return [
                ...batch.header.map((_title, place) => cellAt(place)),
                { text: why.join('; '), style: 'plain' as const },
              ]
            }),
          )
          after = last.number
        }
      }
    },
  )
}
