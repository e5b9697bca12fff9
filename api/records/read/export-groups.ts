import { groupParameters, type Grouping } from '#core/derive/groupings.ts'
import { figureWords } from '#domain/lists/figure-words.ts'
import { groupText, type GroupWords } from '#domain/lists/group-text.ts'
import type { QueryParams } from '../../http/query.ts'
import { reads, type PipelineContext } from '../context.ts'
import { answers, exactNumber, sheetColumns, type Cell } from '../present/export-cells.ts'
import { rowScope } from '../rights.ts'
import { buildingName } from './building-name.ts'
import { exportFile, type Export, type ExportFormat } from './export-file.ts'
import { logExport } from './export-log.ts'
import { groupRows } from './group-rows.ts'
import { readGroupsAsked, type Group } from './groups.ts'
import { readQuery } from './list.ts'

interface Asked {
  readonly format: ExportFormat
  readonly params: QueryParams
}

/** The figures of a list by group as a file: a row for each group, and their total. */
export async function exportGroups(operation: PipelineContext, { format, params }: Asked): Promise<Export> {
  const { plan, caller, pipeline } = operation
  const { language } = caller
  const query = readQuery(operation, params, groupParameters)
  const asked = readGroupsAsked(plan, query)
  const scope = rowScope({ ...operation, flags: ['read'], buildingId: query.buildingId })
  const figures = await groupRows(operation, query, asked)
  const words = figureWords[language]
  const titleOf = (name: string) =>
    sheetColumns({ plan, names: [name], language, labels: pipeline.labels })[0]?.title ?? name
  const titled = ({ field, grain }: Grouping) =>
    grain === undefined ? titleOf(field) : `${titleOf(field)}, ${words[grain]}`
  const { row, across, sums } = asked
  const columns = across === undefined ? [] : (figures.all.across ?? [])
  const cells = (one: Figures) => [
    ...columns.flatMap(({ key }) =>
      cellsOf(
        one.across?.find((part) => part.key === key),
        sums,
      ),
    ),
    ...cellsOf(one, sums),
  ]
  const measures = [words.records, ...sums.map(titleOf)]
  const headed = (of: string) => measures.map((measure) => (of === '' ? measure : `${of}: ${measure}`))
  const rowWords = wordsOf(operation, row)
  const only = scope.buildings?.length === 1 ? scope.buildings[0] : undefined
  const rows: Cell[][] = [
    ...figures.rows.map((one) => [groupText(row, one, rowWords), ...cells(one)]),
    [words.all, ...cells(figures.all)],
  ]
  return exportFile({
    name: `${plan.entity.path.replaceAll(/[^a-z0-9-]+/gi, '-')}-figures`,
    format,
    accountId: caller.principal.accountId,
    sheet: pipeline.labels[plan.entity.name]?.[language].many ?? plan.entity.name,
    titles: [
      titled(row),
      ...columns.flatMap((one) => headed(groupText(across ?? row, one, wordsOf(operation, across ?? row)))),
      ...headed(across === undefined ? '' : words.all),
    ],
    whose: only === undefined ? undefined : await buildingName(reads(operation), only),
    count: () => Promise.resolve(rows.length),
    log: (filename) =>
      logExport(operation, { filename, names: [row.field, ...sums], params, buildings: scope.buildings }),
    read: (work) => work(once(rows)),
  })
}

type Figures = Pick<Group, 'records' | 'sums'> & {
  readonly across?: readonly (Pick<Group, 'records' | 'sums'> & { readonly key: string | null })[]
}

/** A number, and one for each sum; amounts of several currencies stand in one text. */
function cellsOf(figures: Pick<Group, 'records' | 'sums'> | undefined, sums: readonly string[]): Cell[] {
  const amounts = sums.map((name): Cell => {
    const parts = figures?.sums[name] ?? []
    const [first] = parts
    if (first === undefined) return null
    return parts.length === 1
      ? exactNumber(first.amount)
      : parts.map(({ currency, amount }) => `${amount} ${currency ?? ''}`.trim()).join(' · ')
  })
  return [figures?.records ?? 0, ...amounts]
}

function wordsOf({ plan, caller, pipeline }: PipelineContext, { field }: Grouping): GroupWords {
  const { language } = caller
  const own = pipeline.labels[plan.entity.name]?.[language]
  const options = field === plan.stateField ? own?.states : own?.options?.[field]
  const [yes, no] = answers[language]
  const { none, quarter_of } = figureWords[language]
  return { none, quarter_of, yes, no, label: (option) => options?.[option] ?? option }
}

async function* once<Row>(rows: readonly Row[]) {
  yield rows
}
