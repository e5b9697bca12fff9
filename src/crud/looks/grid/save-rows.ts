import type { AnyRecord } from '#core/entity.ts'
import { isCallError } from '#data-provider/http.ts'
import { changeRecords, type ChangeResult } from '#src/data/change-record.ts'
import { errorText, fieldTexts } from '#src/errors/error-text.ts'
import { codeText } from '#src/i18n/code-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { confirmationIn } from '../../actions/confirmation.tsx'
import { isSame } from '../../form/form-changes.ts'

/** What was typed in a cell. */
export interface GridChange {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly value: unknown
  /** The value that stood there when it was typed. */
  readonly base: unknown
  /** The question that the user has confirmed, as the server named it. */
  readonly confirmed?: string
}

/** Why a cell was not saved, and how it can be after all. */
export interface GridRefusal {
  readonly texts: readonly string[]
  readonly again?:
    | { readonly kind: 'confirm'; readonly confirmed: string }
    | { readonly kind: 'keep_mine'; readonly theirs: unknown }
    | { readonly kind: 'retry' }
}

export interface SavedCells {
  /** The record as it is then; absent where nothing was saved and no newer version is known. */
  readonly record?: AnyRecord
  readonly done: readonly GridChange[]
  readonly refused: readonly (GridChange & { readonly refusal: GridRefusal })[]
}

/** The cells of one record, with the version that the reader has seen. */
export interface GridRow {
  readonly record: AnyRecord
  readonly changes: readonly GridChange[]
}

interface RowsSave {
  readonly resource: string
  readonly rows: readonly GridRow[]
  /** Told how many rows are done. */
  readonly onProgress: (done: number) => void
  readonly t: Translate
}

/** A row on its way. */
interface Sending {
  readonly rest: readonly GridChange[]
  /** The newest version that is known. */
  readonly record: AnyRecord
  readonly isSaved: boolean
  readonly isNewer: boolean
  readonly refused: SavedCells['refused']
}

/** A row is sent again without the cells that were refused, or over a colleague's change of other cells. */
const mostTries = 4

/**
 * Saves the cells of records, many records by one call, each with the version that the reader has seen. The cells that are
 * refused come back with their reasons, and the others of their record are saved without them.
 */
export async function saveRows({ resource, rows, onProgress, t }: RowsSave): Promise<SavedCells[]> {
  let all = rows.map(({ record, changes }): Sending => ({
    rest: changes,
    record,
    isSaved: false,
    isNewer: false,
    refused: [],
  }))
  const isWaiting = ({ isSaved, rest }: Sending) => !isSaved && rest.length > 0
  for (let tries = 0; tries < mostTries && all.some(isWaiting); tries += 1) {
    const sent = all.filter(isWaiting)
    const before = all.length - sent.length
    // oxlint-disable-next-line no-await-in-loop -- each try answers the refusals of the one before
    const results = await changeRecords({
      resource,
      rows: sent.map(callOf),
      onProgress: (done) => onProgress(before + done),
    })
    const by = new Map(sent.map((row, at) => [row, results[at]]))
    all = all.map((row) => {
      const result = by.get(row)
      return result === undefined ? row : takeResult(t, row, result)
    })
  }
  return all.map((row) => {
    const end = isWaiting(row)
      ? refuse(row, () => ({ texts: [codeText(t, 'record_changed')], again: { kind: 'retry' } }))
      : row
    const { record, isNewer, isSaved, rest, refused } = end
    return { ...(isNewer ? { record } : {}), done: isSaved ? rest : [], refused }
  })
}

function callOf({ record, rest }: Sending) {
  const values = Object.fromEntries(rest.map(({ name, value }) => [name, value]))
  return {
    id: record.id,
    values: record.version === undefined ? values : { ...values, version: record.version },
    confirmed: rest.find((one) => one.confirmed !== undefined)?.confirmed,
  }
}

function takeResult(t: Translate, row: Sending, result: ChangeResult): Sending {
  if ('record' in result) return { ...row, record: result.record, isSaved: true, isNewer: true }
  const { error } = result
  const theirs = currentIn(error)
  if (theirs !== undefined)
    return refuse({ ...row, record: theirs, isNewer: true }, ({ name, base }) =>
      isSame(theirs[name], base)
        ? undefined
        : { texts: [errorText(t, error)], again: { kind: 'keep_mine', theirs: theirs[name] } },
    )
  const texts = fieldTexts(t, error)
  const isNamed = row.rest.some(({ name }) => texts[name] !== undefined)
  return refuse(row, ({ name }) =>
    isNamed && texts[name] === undefined ? undefined : refusalOf(t, error, texts[name]),
  )
}

/** The row without the cells that `why` gives a refusal for. */
function refuse(row: Sending, why: (change: GridChange) => GridRefusal | undefined): Sending {
  const judged = row.rest.map((change) => ({ change, refusal: why(change) }))
  return {
    ...row,
    rest: judged.flatMap(({ change, refusal }) => (refusal === undefined ? [change] : [])),
    refused: [
      ...row.refused,
      ...judged.flatMap(({ change, refusal }) => (refusal === undefined ? [] : [{ ...change, refusal }])),
    ],
  }
}

function refusalOf(t: Translate, error: unknown, texts = [errorText(t, error)]): GridRefusal {
  const confirmation = confirmationIn(error)
  if (confirmation !== undefined) return { texts, again: { kind: 'confirm', confirmed: confirmation.name } }
  const isRefused = isCallError(error) && error.statusCode >= 400 && error.statusCode < 500
  return isRefused ? { texts } : { texts, again: { kind: 'retry' } }
}

/** The record as a colleague has left it, where the server refused because of that. */
function currentIn(error: unknown): AnyRecord | undefined {
  if (!isCallError(error) || !error.codes.includes('record_changed')) return undefined
  const current = error.body?.current
  return typeof current === 'object' && current !== null ? (current as AnyRecord) : undefined
}
