import { sheetColumns, type ImportColumn } from '#core/derive/imports.ts'
import { maskValue } from '#core/derive/mask.ts'
import { valueSchemaOf } from '#core/derive/schema.ts'
import { kindOf } from '#core/kinds.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Language } from '#core/language.ts'
import type { Caller } from '../context.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { columnRights, type CellView, type ColumnQuestion } from './column-rights.ts'
import { entityIn, labelOf } from './columns.ts'
import type { Batch } from './store.ts'

/** An import, and the caller who asks for it and may see it. */
export interface FoundBatch {
  readonly batch: Batch
  readonly entity: AnyEntity
  readonly caller: Caller
}

export interface ColumnView {
  readonly view: CellView
  /** Whether this viewer's own check or import uses the column's cells. */
  readonly mayFill: boolean
  /** Whether this viewer may name another field for the column. */
  readonly mayMap: boolean
}

/** An import as one viewer may see it. */
export interface BatchView {
  readonly isUploader: boolean
  /** One for each column of the file. */
  readonly columns: readonly ColumnView[]
  readonly header: readonly string[]
  /** A row's cells: unchanged, masked, or empty. */
  cells(row: readonly string[]): string[]
  /**
   * The same for a file that may be uploaded again: a masked text would be taken for a value there, so it is left
   * empty.
   */
  fileCells(row: readonly string[]): string[]
}

interface ViewQuestion extends ColumnQuestion {
  readonly batch: Batch
  readonly labels: ExportLabels
  readonly language: Language
}

/**
 * The only way from a file's cells to a reply. The uploader knows the content; everyone else sees a column with the
 * mask of its field, and nothing at all of a column without a field, which may contain anything.
 */
export function viewBatch(question: ViewQuestion): BatchView {
  const { batch, caller, plan, labels, language } = question
  const isUploader = caller.principal.accountId === batch.account_id
  const rights = columnRights(question)
  const known = new Map(sheetColumns(plan.entity, entityIn(plan)).map((column) => [column.name, column]))
  const mapped = batch.mapping.map((name) => (name === null ? undefined : known.get(name)))
  const viewOf = (column: ImportColumn | undefined): CellView => {
    if (isUploader) return 'clear'
    return column === undefined ? 'hidden' : rights.view(column)
  }
  const columns = mapped.map((column): ColumnView => {
    const view = viewOf(column)
    return { view, mayFill: column === undefined || rights.mayFill(column), mayMap: view === 'clear' }
  })
  const titleOf = (title: string, at: number) => {
    const column = mapped[at]
    if (columns[at]?.view === 'clear') return title
    // A sheet without headings has its first record here.
    return column === undefined
      ? ''
      : labelOf({ entity: plan.entity, labels, entityNamed: entityIn(plan) }, column, language)
  }
  const shown = (
    row: readonly string[],
    masked: (column: ImportColumn | undefined, cell: string) => string,
  ) =>
    columns.map(({ view }, at) => {
      const cell = row[at] ?? ''
      if (view === 'clear') return cell
      return view === 'hidden' || cell === '' ? '' : masked(mapped[at], cell)
    })
  return {
    isUploader,
    columns,
    header: batch.header.map(titleOf),
    cells: (row) => shown(row, maskCell),
    fileCells: (row) => shown(row, () => ''),
  }
}

/** A mask is made for values of its field: any other text is hidden completely. */
function maskCell(column: ImportColumn | undefined, cell: string): string {
  if (column === undefined) return hiddenText
  const { field } = column
  const value = kindOf(field).decode(field, cell.trim())
  if (!valueSchemaOf(field).safeParse({ value }).success) return hiddenText
  const masked = maskValue(field, value)
  return typeof masked === 'string' ? masked : hiddenText
}

const hiddenText = '***'
