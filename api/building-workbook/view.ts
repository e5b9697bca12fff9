import type { DataOf } from '#domain/calls/call.ts'
import type { readWorkbook, WorkbookQuestion, WorkbookSheetView } from '#domain/calls/building-workbook.ts'
import type { Language } from '#core/language.ts'
import { kindOf } from '#core/kinds.ts'
import type { Caller } from '../context.ts'
import type { ImportParts } from '../imports/runs.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { mayFill, rawSheets } from './check.ts'
import { outcomesOf, reasonsOf } from './groups.ts'
import { isCounted, isOfSheet, wordsOf } from './reasons.ts'
import { fieldOf, headingOf } from './sheet-cells.ts'
import { sheetsByName } from '#domain/workbook/sheets.ts'
import { foreignFee, type Workbook } from './store.ts'

const keyOf = (sheet: string, { type, field, code }: { type: string; field: string; code: string }) =>
  [sheet, type, field, code].join(' ')

/** A workbook as its uploader sees it. */
export async function renderWorkbook(parts: ImportParts, workbook: Workbook, caller: Caller) {
  const { db } = parts
  const workbookId = workbook.id
  const { language } = caller
  const isSettled = !workbook.status.endsWith('ing')
  // The page asks again and again while a step is under way, and shows them after it.
  const reasons = isSettled ? await reasonsOf(db, { workbookId }) : []
  const outcomes = await outcomesOf(db, { workbookId })
  const sheets = (await rawSheets(db, workbook)).map(({ batch, sheet, mapped }): WorkbookSheetView => {
    const { isDenied, sums } = workbook.found.sheets?.find(({ name }) => name === sheet.name) ?? {}
    const own = outcomes.filter(({ type }) => isCounted(sheet, parts, type))
    const counts: Partial<Record<(typeof own)[number]['outcome'], number>> = {}
    for (const { outcome, rows } of own) counts[outcome] = (counts[outcome] ?? 0) + rows
    const missing = sheet.columns.filter(({ name, required }) => required === true && !mapped.includes(name))
    return {
      name: sheet.name,
      title: sheet.title[language],
      rows: batch.total,
      is_denied: isDenied ?? !mayFill(parts, caller, { sheet, buildingId: workbook.building_id }),
      missing: missing.map((column) => headingOf(column, parts.labels, language)),
      header: [...batch.header],
      unused: batch.header.filter((title, at) => title !== '' && (mapped[at] ?? null) === null),
      counts: isSettled ? counts : {},
      sums: [...(sums ?? [])],
      groups: reasons.flatMap(({ wrong, rows, first, ...reason }) =>
        isOfSheet(sheet, parts, reason.type)
          ? [
              {
                ...wordsOf(sheet, parts, { reason, language }),
                key: keyOf(sheet.name, reason),
                is_warning: !wrong,
                rows,
                first: [...first],
              },
            ]
          : [],
      ),
    }
  })
  const count = (...names: readonly string[]) =>
    outcomes.reduce((sum, { outcome, rows }) => (names.includes(outcome) ? sum + rows : sum), 0)
  const questions = (workbook.found.questions ?? []).map((one) => withLabels(one, parts, language))
  const isUndoable = workbook.status === 'done' && count('created', 'updated') > 0
  const [fee] = isUndoable ? await foreignFee(db, { buildingId: workbook.building_id, workbookId }) : []
  const data: NonNullable<DataOf<typeof readWorkbook>> = {
    id: workbook.id,
    building_id: workbook.building_id,
    filename: workbook.filename,
    status: workbook.status,
    stopped: workbook.stopped,
    round: workbook.round,
    total:
      outcomes.reduce((sum, { rows }) => sum + rows, 0) || sheets.reduce((sum, { rows }) => sum + rows, 0),
    done: workbook.done,
    created_at: workbook.created_at,
    finished_at: workbook.finished_at,
    questions,
    left_out: [...(workbook.found.leftOut ?? [])],
    sheets,
    may_apply:
      workbook.status === 'checked' &&
      count('create', 'update') > 0 &&
      questions.every(({ is_answered }) => is_answered),
    may_undo: isUndoable && fee === undefined,
  }
  return presentOutcome(data)
}

/** Options of a field, and headings, are said in the reader's language. */
function withLabels(
  question: WorkbookQuestion,
  { labels }: ImportParts,
  language: Language,
): WorkbookQuestion {
  const columns = sheetsByName.get(question.sheet)?.columns ?? []
  const named = (name: string) => columns.find((one) => one.name === name)
  if (question.kind === 'columns')
    return {
      ...question,
      choices: question.choices.map(({ value, label }) => {
        const column = named(value)
        return { value, label: column === undefined ? label : headingOf(column, labels, language) }
      }),
    }
  const column = named(question.column)
  if (column === undefined) return question
  const { entity, name, field } = fieldOf(column)
  if (kindOf(field).relation?.(field) !== undefined) return question
  const words = labels[entity.name]?.[language].options?.[name]
  return {
    ...question,
    choices: question.choices.map(({ value, label }) => ({ value, label: words?.[value] ?? label })),
  }
}
