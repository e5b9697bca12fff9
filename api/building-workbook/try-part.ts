import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { Caller } from '../context.ts'
import type { Tx } from '../database/pool.ts'
import type { BatchRow, Verdict } from '../imports/batch-rows.ts'
import { importLimits } from '../imports/limits.ts'
import type { ImportParts } from '../imports/runs.ts'
import { proposedMark, type SheetRow } from '../imports/sheet.ts'
import type { Batch } from '../imports/store.ts'
import { takeRows } from '../imports/take-rows.ts'
import { workAndTakeBack } from '../records/write/savepoint.ts'
import type { Note } from './cross-rules.ts'
import type { SpreadPart } from './spread-rows.ts'
import type { Workbook } from './store.ts'

/** A part of the file that was tried out, to be kept as a batch. */
export interface TriedPart {
  readonly entity: AnyEntity
  readonly sheet: string
  readonly mapping: readonly string[]
  readonly rows: readonly SheetRow[]
  readonly verdicts: readonly Verdict[]
}

interface Trying {
  readonly tx: Tx
  readonly caller: Caller
  readonly workbook: Workbook
  readonly part: SpreadPart
  readonly notes: readonly Note[]
  /** Parts that were tried before. */
  readonly before: readonly TriedPart[]
  readonly progress: (rows: number) => Promise<unknown>
}

/** Takes the rows of a part as if for good, within the trial of the whole file. */
export async function tryPart(
  { records, labels }: ImportParts,
  { tx, caller, workbook, part: { sheet, part, rows }, notes, before, progress }: Trying,
): Promise<TriedPart> {
  const plan = records.planOf(part.entity)
  const mapping = Object.keys(part.fields)
  const sheetRows = rows.map(({ number, cells }) => rowOf(mapping, number, cells))
  const batch = trialBatch(workbook, { type: importType(plan.entity), mapping })
  const own = Map.groupBy(
    notes.filter((note) => note.sheet === sheet.name),
    ({ number }) => number,
  )
  const noted = (number: number, isWarning: boolean): FieldError[] =>
    (own.get(number) ?? []).flatMap((note): FieldError[] => {
      const field = mapping.find((name) => part.fields[name] === note.column)
      if (field === undefined || note.isWarning !== isWarning) return []
      return [{ field, code: note.code, ...(note.limits === undefined ? {} : { limits: note.limits }) }]
    })
  const work = {
    tx,
    records: records.within(tx),
    labels,
    plan,
    batch,
    caller: { ...caller, importSource: sourceOf(workbook, batch.id, { isTrial: true }) },
    seen: new Set<string>(),
  }
  const verdicts: Verdict[] = []
  for (let at = 0; at < sheetRows.length; at += importLimits.chunk) {
    const chunk = sheetRows.slice(at, at + importLimits.chunk)
    const refused = chunk.filter(({ number }) => noted(number, false).length > 0)
    const wanted = chunk.filter((row) => !refused.includes(row)).map(asBatchRow)
    const take = () => takeRows(work, wanted)
    // Nothing stands on what moves money, and receipts wait for what it locks.
    const taken = await (plan.entity.movesMoney === true ? workAndTakeBack(tx, take) : take())
    verdicts.push(
      ...refused.map(({ number }) => ({ number, outcome: 'invalid' as const, errors: noted(number, false) })),
      ...taken.map(({ number, outcome, errors = [] }) => ({
        number,
        outcome,
        errors: outcome === 'invalid' ? errors : [...errors, ...noted(number, true)],
      })),
    )
    await progress(chunk.length)
  }
  const tried = { entity: plan.entity, sheet: sheet.name, mapping, rows: sheetRows, verdicts }
  return { ...tried, verdicts: explainReferences(tried, before) }
}

const rowOf = (
  mapping: readonly string[],
  number: number,
  cells: SpreadPart['rows'][number]['cells'],
): SheetRow => ({
  number,
  cells: mapping.map((name) => cells[name]?.text ?? ''),
  marks: mapping
    .map((name) => (cells[name]?.isProposed === true ? proposedMark : (cells[name]?.mark ?? 't')))
    .join(''),
})

const asBatchRow = (row: SheetRow): BatchRow => ({
  ...row,
  outcome: 'waiting',
  record_id: null,
  version: null,
  before: null,
  beside: null,
  errors: [],
})

/** Whose rows they are, as the log says it. */
export const sourceOf = (
  { filename, uploader, account_id: uploaderId }: Workbook,
  batchId: string,
  { isTrial, isUndo }: { readonly isTrial: boolean; readonly isUndo?: boolean },
) => ({
  batchId,
  filename,
  uploader,
  uploaderId,
  isTrial,
  isByOne: true,
  ...(isUndo === true ? { isUndo } : {}),
})

/** The batch that a part will be kept as: nothing of the trial is. */
const trialBatch = (
  { id, organisation_id, building_id, account_id, uploader, filename, created_at }: Workbook,
  { type, mapping }: Pick<Batch, 'type' | 'mapping'>,
): Batch => ({
  id: '0',
  workbook_id: id,
  organisation_id,
  building_id,
  account_id,
  checked_by: account_id,
  applied_by: null,
  undone_by: null,
  uploader,
  applier: null,
  undoer: null,
  type,
  filename,
  status: 'checking',
  stopped: null,
  round: 0,
  header: mapping.map((name) => name ?? ''),
  mapping,
  total: 0,
  // The same file again changes nothing: what is known and says the same is unchanged.
  update_known: true,
  needs: [],
  created_at,
  finished_at: null,
})

/** A name that is in the file, in a row that is refused itself, is not simply missing. */
function explainReferences(
  { entity, mapping, rows, verdicts }: TriedPart,
  before: readonly TriedPart[],
): readonly Verdict[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return verdicts.map((verdict) => ({
    ...verdict,
    errors: verdict.errors?.map((error) => {
      if (error.code !== 'reference_not_found') return error
      const text = byNumber.get(verdict.number)?.cells[mapping.indexOf(error.field)] ?? ''
      const isRefused = before.some(
        (one) => one.entity.name !== entity.name && refusedKeys(one).has(text.toLowerCase()),
      )
      return isRefused ? { ...error, code: 'named_row_refused' as const } : error
    }),
  }))
}

const remembered = new WeakMap<TriedPart, ReadonlySet<string>>()

/** The business keys of a part's refused rows, in lower case. */
function refusedKeys(part: TriedPart): ReadonlySet<string> {
  const known = remembered.get(part)
  if (known !== undefined) return known
  const at = part.mapping.indexOf(part.entity.imports?.by[0] ?? '')
  const refused = new Set(
    part.verdicts.filter(({ outcome }) => outcome === 'invalid').map(({ number }) => number),
  )
  const keys = new Set(
    part.rows.flatMap(({ number, cells }) => (refused.has(number) ? [(cells[at] ?? '').toLowerCase()] : [])),
  )
  keys.delete('')
  remembered.set(part, keys)
  return keys
}
