import { groupParameters, type Grouping } from '#core/derive/groupings.ts'
import { figureWords } from '#domain/lists/figure-words.ts'
import { groupText, type GroupWords } from '#domain/lists/group-text.ts'
import type { QueryParams } from '../../http/query.ts'
import type { PipelineContext } from '../context.ts'
import { fieldTitle, fieldWords } from '../present/export-cells.ts'
import { rowScope } from '../rights.ts'
import { groupRows } from './group-rows.ts'
import { readGroupsAsked, type Group } from './groups.ts'
import { readQuery } from './list.ts'
import { narrowedTexts } from './narrowed.ts'

/** A figure: the number of records, or what a field adds up to in each currency (null: the building's). */
export interface GroupFigure {
  /** The field that is added up; undefined: the records are counted. */
  readonly measure: string | undefined
  readonly parts: readonly { readonly currency: string | null; readonly amount: string }[]
}

/** The figures of a list by group with their words: what its file and its paper are made of. */
export interface GroupSheet {
  /** What the records are called. */
  readonly title: string
  /** What the list is narrowed down to. */
  readonly narrowed: readonly string[]
  /** Of the groups' column, and of each figure's. */
  readonly titles: readonly [string, ...string[]]
  readonly rows: readonly { readonly name: string; readonly figures: readonly GroupFigure[] }[]
  readonly total: { readonly name: string; readonly figures: readonly GroupFigure[] }
  /** Which records no sum counts, and that a record may stand in several rows. */
  readonly notes: readonly string[]
  /** Buildings of the records; null: of the organisation. */
  readonly buildings: readonly string[] | null
  /** Fields that leave in it. */
  readonly names: readonly string[]
}

/** Reads the figures that an address asks for, in the caller's language; all rows, also those that no screen shows. */
export async function readGroupSheet(operation: PipelineContext, params: QueryParams): Promise<GroupSheet> {
  const { plan, caller, pipeline } = operation
  const { language } = caller
  const query = readQuery(operation, params, groupParameters)
  const asked = readGroupsAsked(plan, query)
  const { row, across, sums } = asked
  const { buildings } = rowScope({ ...operation, flags: ['read'], buildingId: query.buildingId })
  const words = figureWords[language]
  const [found, narrowed] = await Promise.all([
    groupRows(operation, query, asked, Infinity),
    narrowedTexts(operation, query, { none: words.none, buildings }),
  ])
  const titleOf = (name: string) => fieldTitle({ plan, name, language, labels: pipeline.labels })
  const rowWords = groupWordsOf(operation, row)
  const columns = across === undefined ? [] : (found.all.across ?? [])
  const columnTitles = columns.map((one) =>
    groupText(across ?? row, one, groupWordsOf(operation, across ?? row)),
  )
  const measures = [words.records, ...sums.map(titleOf)]
  const headed = (of: string) => measures.map((measure) => `${of}: ${measure}`)
  const figuresOf = (one: Partial<Counted> | undefined): readonly GroupFigure[] => [
    { measure: undefined, parts: [{ currency: null, amount: String(one?.records ?? 0) }] },
    ...sums.map((measure) => ({ measure, parts: one?.sums?.[measure] ?? [] })),
  ]
  const all = (one: Counted & { readonly across?: readonly Part[] }) => [
    ...columns.flatMap(({ key }) => figuresOf(one.across?.find((part) => part.key === key))),
    ...figuresOf(one),
  ]
  const states = pipeline.labels[plan.entity.name]?.[language].states
  const leftOut = found.left_out?.map((state) => states?.[state] ?? state).join(', ')
  return {
    title: pipeline.labels[plan.entity.name]?.[language].many ?? plan.entity.name,
    narrowed,
    titles: [
      row.grain === undefined ? titleOf(row.field) : `${titleOf(row.field)}, ${words[row.grain]}`,
      ...columnTitles.flatMap(headed),
      ...(across === undefined ? measures : headed(words.all)),
    ],
    rows: found.rows.map((one) => ({ name: groupText(row, one, rowWords), figures: all(one) })),
    total: { name: words.all, figures: all(found.all) },
    notes: [
      ...(leftOut === undefined ? [] : [words.left_out.replace('{{states}}', leftOut)]),
      ...(row.as === 'each' ? [words.several] : []),
    ],
    buildings,
    names: [row.field, ...(across === undefined ? [] : [across.field]), ...sums],
  }
}

type Counted = Pick<Group, 'records' | 'sums'>
type Part = Counted & { readonly key: string | null }

function groupWordsOf({ plan, caller, pipeline }: PipelineContext, { field }: Grouping): GroupWords {
  const { language } = caller
  const { none, quarter_of } = figureWords[language]
  const { yes, no, label } = fieldWords({ plan, name: field, language, labels: pipeline.labels })
  return { none, quarter_of, yes, no, label: (option) => label(option) }
}
