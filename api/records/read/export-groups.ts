import { isOneOf } from '#core/one-of.ts'
import { invalidInput } from '../../http/error.ts'
import type { QueryParams } from '../../http/query.ts'
import { reads, type PipelineContext } from '../context.ts'
import { exactNumber, type Cell } from '../present/export-cells.ts'
import { footMark } from '../present/foot-mark.ts'
import { buildingHead } from './building-head.ts'
import { exportFile, exportFormats, type Export } from './export-file.ts'
import { logExport } from './export-log.ts'
import { exportPaper, requirePrintable } from './export-paper.ts'
import { groupPage } from './group-page.ts'
import { readGroupSheet, type GroupFigure } from './group-sheet.ts'

interface Asked {
  readonly format: string
  readonly params: QueryParams
}

/** The figures of a list by group as a file, or on paper: a row for each group, and their total. */
export async function exportGroups(operation: PipelineContext, { format, params }: Asked): Promise<Export> {
  if (format !== 'pdf' && !isOneOf(exportFormats, format))
    throw invalidInput([{ field: 'format', code: 'invalid_option' }])
  const { plan, caller } = operation
  const { accountId } = caller.principal
  const sheet = await readGroupSheet(operation, params)
  const { title, narrowed, titles, rows, total, notes, names, buildings } = sheet
  const only = buildings?.length === 1 ? buildings[0] : undefined
  const building = only === undefined ? undefined : await buildingHead(reads(operation), only)
  const name = `${plan.entity.path.replaceAll(/[^a-z0-9-]+/gi, '-')}-figures`
  const log = (filename: string) => logExport(operation, { filename, names, params, buildings })
  if (format === 'pdf') {
    requirePrintable(rows.length)
    const page = groupPage(operation, { sheet, building, at: new Date().toISOString() })
    return exportPaper(operation, { name, page, log })
  }
  const lines = rows.map((one): Cell[] => [one.name, ...one.figures.map(cellOf)])
  return exportFile({
    name,
    format,
    accountId,
    sheet: title,
    titles,
    // What a program reads has no other lines than its rows.
    ...(format === 'csv'
      ? {}
      : {
          above: [title, ...(building === undefined ? [] : [building.name]), ...narrowed].map((text) => [
            text,
          ]),
        }),
    foot: () =>
      Promise.resolve([
        [`${footMark}${total.name}`, ...total.figures.map(cellOf)],
        ...notes.map((note) => [`${footMark}${note}`]),
      ]),
    count: () => Promise.resolve(lines.length),
    log,
    read: (work) => work(once(lines)),
  })
}

/** A number; amounts of several currencies stand in one text. */
function cellOf({ parts }: GroupFigure): Cell {
  const [first, ...more] = parts
  if (first === undefined) return null
  if (more.length === 0) return exactNumber(first.amount)
  return parts.map(({ amount, currency }) => `${amount} ${(currency ?? '').toUpperCase()}`.trim()).join('; ')
}

async function* once<Row>(rows: readonly Row[]) {
  yield rows
}
