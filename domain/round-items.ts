import { fault, type FieldError } from '#core/wire/error.ts'

/** How an item of a checklist is recorded. */
export const itemKinds = ['yes_no', 'number', 'text'] as const
export const itemResults = ['good', 'attention', 'bad', 'skipped'] as const

/** One item of a checklist; limits are in its unit. */
interface Item {
  readonly name: string
  readonly kind: (typeof itemKinds)[number]
  readonly unit: string | null
  readonly min: number | null
  readonly max: number | null
  readonly required: boolean
}

/**
 * One row of a round. With `point`, its number in the checklist, it is an item as the checklist had it when the round began;
 * without, something else that was found.
 */
export interface RoundRow {
  readonly point: number | null
  readonly name: string
  readonly kind: Item['kind'] | null
  readonly unit: string | null
  readonly min: number | null
  readonly max: number | null
  readonly required: boolean | null
  readonly result: (typeof itemResults)[number] | null
  readonly value: string | null
  readonly note: string | null
  /** Id of a stored picture. */
  readonly photo: string | null
}

const unjudged = { result: null, value: null, note: null, photo: null }
const ofNoItem = { point: null, kind: null, unit: null, min: null, max: null, required: null }

export const beginItems = (items: readonly Item[]): RoundRow[] =>
  items.map(({ name, kind, unit, min, max, required }, at) => ({
    point: at + 1,
    name,
    kind,
    unit,
    min,
    max,
    required,
    ...unjudged,
  }))

export const itemsAmong = (rows: readonly RoundRow[]) => rows.filter(({ point }) => point !== null)

export const isJudged = ({ result, value, note, photo }: RoundRow) =>
  [result, value, note, photo].some((one) => (one ?? null) !== null)

/** A row as it was sent: what is left out was not found. */
type SentRow = Pick<RoundRow, 'name' | 'point'> & Partial<RoundRow>

/**
 * What was sent of a round's rows, in that order: an item, named by its number or its name, is as the round has it, whatever was sent
 * of it beside what was found. Items that were left out follow.
 */
export function readRows(items: readonly RoundRow[], sent: readonly SentRow[]) {
  const left = [...items]
  const take = (is: (item: RoundRow) => boolean) => {
    const at = left.findIndex(is)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const rows = sent.map((row): RoundRow => {
    const { result = null, value = null, note = null, photo = null } = row
    const item =
      typeof row.point === 'number'
        ? take(({ point }) => point === row.point)
        : take(({ name }) => name === row.name)
    return { ...(item ?? { ...ofNoItem, name: row.name }), result, value, note, photo }
  })
  return { rows, missing: left }
}

/** Items in the order of the checklist, then what else was found. */
export const inOrder = (rows: readonly RoundRow[]): RoundRow[] => [
  ...itemsAmong(rows).toSorted((a, b) => Number(a.point) - Number(b.point)),
  ...rows.filter(({ point }) => point === null),
]

/** A row as far as it is judged by what was found, not by its picture. */
type JudgedRow = Partial<Omit<RoundRow, 'photo'>>

/** What cannot be so at any time: a required item that is skipped, a measure that is none, or is good outside its limits. */
export const rowErrors = (rows: readonly JudgedRow[]): FieldError[] =>
  rows.flatMap(({ kind, required, result, value, min = null, max = null }, at) => {
    if (result === 'skipped') return required === true ? [fault(`${at}.result`, 'item_is_required')] : []
    if (kind !== 'number' || typeof value !== 'string' || value === '') return []
    if (readMeasure(value) === undefined) return [fault(`${at}.value`, 'invalid_number')]
    const isOutside = judgeMeasure({ kind, value, min, max }) === 'bad'
    return isOutside && result === 'good' ? [fault(`${at}.result`, 'outside_limits')] : []
  })

/** What is missing at the end: each row has a result, and what is measured or written has been, unless it was skipped. */
export const endErrors = (rows: readonly Omit<RoundRow, 'photo'>[]): FieldError[] =>
  rows.flatMap(({ kind, result, value }, at) => {
    if (result === null) return [fault(`${at}.result`, 'required')]
    const isAsked = (kind === 'number' || kind === 'text') && result !== 'skipped'
    return isAsked && value === null ? [fault(`${at}.value`, 'required')] : []
  })

/** What a measure says by itself; undefined where the row has no limits, or holds no number. */
export function judgeMeasure({
  kind,
  value,
  min,
  max,
}: Pick<RoundRow, 'kind' | 'value' | 'min' | 'max'>): 'good' | 'bad' | undefined {
  if (kind !== 'number' || value === null || (min === null && max === null)) return undefined
  const measure = readMeasure(value)
  if (measure === undefined) return undefined
  return (min !== null && measure < min) || (max !== null && measure > max) ? 'bad' : 'good'
}

/** As people write a number that is measured: with a comma or a point, and nothing between thousands. */
function readMeasure(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined
}
