import type { AnyRecord } from '#core/entity.ts'
import { isCallError } from '#data-provider/http.ts'
import { changeRecord } from '#src/data/change-record.ts'
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

interface RowSave {
  readonly resource: string
  readonly record: AnyRecord
  readonly changes: readonly GridChange[]
  readonly t: Translate
}

/** A row is sent again without the cells that were refused, or over a colleague's change of other cells. */
const mostTries = 4

/**
 * Saves the cells of one record by one call, with the version that the reader has seen. The cells that are refused come
 * back with their reasons, and the others are saved without them.
 */
export async function saveRow({ resource, record, changes, t }: RowSave): Promise<SavedCells> {
  const refused: (GridChange & { refusal: GridRefusal })[] = []
  let rest = changes
  let known: AnyRecord | undefined
  const refuse = (names: (change: GridChange) => GridRefusal | undefined) => {
    for (const change of rest) {
      const refusal = names(change)
      if (refusal !== undefined) refused.push({ ...change, refusal })
    }
    rest = rest.filter((change) => names(change) === undefined)
  }
  for (let tries = 0; rest.length > 0 && tries < mostTries; tries += 1) {
    try {
      const version = (known ?? record).version
      const values = Object.fromEntries(rest.map(({ name, value }) => [name, value]))
      const confirmed = rest.find((one) => one.confirmed !== undefined)?.confirmed
      // oxlint-disable-next-line no-await-in-loop -- each try answers the refusal of the one before
      const saved = await changeRecord({
        resource,
        id: record.id,
        values: version === undefined ? values : { ...values, version },
        confirmed,
      })
      return { record: saved, done: rest, refused }
    } catch (error) {
      const theirs = currentIn(error)
      if (theirs !== undefined) {
        known = theirs
        refuse(({ name, base }) =>
          isSame(theirs[name], base)
            ? undefined
            : { texts: [errorText(t, error)], again: { kind: 'keep_mine', theirs: theirs[name] } },
        )
        continue
      }
      const texts = fieldTexts(t, error)
      const isNamed = rest.some(({ name }) => texts[name] !== undefined)
      refuse(({ name }) =>
        isNamed && texts[name] === undefined ? undefined : refusalOf(t, error, texts[name]),
      )
    }
  }
  refuse(() => ({ texts: [codeText(t, 'record_changed')], again: { kind: 'retry' } }))
  return { ...(known === undefined ? {} : { record: known }), done: [], refused }
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
