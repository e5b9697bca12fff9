import { rowErrors, type RoundRow } from '#domain/round-items.ts'

/** What was found at an item; a picture that is not stored yet is a blob. */
export type Answer = Pick<RoundRow, 'result' | 'value' | 'note'> & { readonly photo: string | Blob | null }
/** A row of a round as it is walked. */
export type WalkRow = Omit<RoundRow, 'photo'> & Answer

/** An answer that the server has not taken yet. */
export interface TypedAnswer {
  readonly name: string
  readonly answer: Answer
  /** What the server had before it was typed. */
  readonly seen: Answer
  /** Grows with each change, so that a reply knows whether it is about the latest one. */
  readonly turn: number
  /** Code of why the server does not take it; `record_changed`: a colleague has answered meanwhile. */
  readonly refusal?: string | undefined
}
/** By the key of its row. */
export type Typed = ReadonlyMap<string, TypedAnswer>

/** An item by its number in the checklist, what else was found by its name. */
export const keyOf = ({ point, name }: Pick<RoundRow, 'point' | 'name'>): string =>
  point === null ? `+${name}` : String(point)

export const answerOf = ({ result, value, note, photo }: WalkRow): Answer => ({ result, value, note, photo })
export const noAnswer: Answer = { result: null, value: null, note: null, photo: null }

/** Texts are compared as the server keeps them. */
export const isSame = (one: Answer, other: Answer): boolean =>
  one.result === other.result &&
  one.photo === other.photo &&
  plain(one.value) === plain(other.value) &&
  plain(one.note) === plain(other.note)

const plain = (text: string | null) => (text ?? '').normalize('NFC').trim()

/** A round's rows as the server told them: rounds of former releases lack what was added since. */
export const readRound = (rows: readonly Partial<RoundRow>[] | null | undefined): RoundRow[] =>
  (rows ?? []).map(({ name = '', ...row }) => ({
    point: row.point ?? null,
    name,
    kind: row.kind ?? null,
    unit: row.unit ?? null,
    min: row.min ?? null,
    max: row.max ?? null,
    required: row.required ?? null,
    result: row.result ?? null,
    value: row.value ?? null,
    note: row.note ?? null,
    photo: row.photo ?? null,
  }))

const foundBeside = { point: null, kind: null, unit: null, min: null, max: null, required: null }

/** The rows with what was typed since; what else was found stands after them. */
export function withTyped(rows: readonly RoundRow[], typed: Typed): WalkRow[] {
  const known = new Set(rows.map(keyOf))
  return [
    ...rows.map((row) => ({ ...row, ...typed.get(keyOf(row))?.answer })),
    ...[...typed]
      .filter(([key]) => !known.has(key))
      .map(([, { name, answer }]) => ({ ...foundBeside, name, ...answer })),
  ]
}

/** Why a row cannot be as it is, by what is wrong of it. */
export const faultsOf = (row: WalkRow): Readonly<Record<string, string>> =>
  Object.fromEntries(rowErrors([row]).map(({ field, code }) => [field.slice('0.'.length), code]))

export interface Plan {
  /** The rows to store; undefined where there is nothing to be sent. */
  readonly rows: readonly RoundRow[] | undefined
  /** Keys of what is sent, and of what the server has already: it was sent before, and its reply was lost. */
  readonly sent: readonly string[]
  readonly stored: readonly string[]
  /** Keys of what a colleague has answered otherwise since. */
  readonly overtaken: readonly string[]
}

/**
 * What of the typed answers is to be sent beside the rows that the server has now. Held back is what cannot be so, what was
 * refused, and what has a picture that is not stored yet. The same answers sent again change nothing.
 */
export function planSending(rows: readonly RoundRow[], typed: Typed): Plan {
  const now = new Map(rows.map((row) => [keyOf(row), row]))
  const sent = new Map<string, TypedAnswer>()
  const stored: string[] = []
  const overtaken: string[] = []
  for (const [key, one] of typed) {
    const row = now.get(key)
    const current = row === undefined ? noAnswer : answerOf(row)
    if (row !== undefined && isSame(current, one.answer)) stored.push(key)
    else if (one.refusal !== undefined) continue
    else if (!isSame(current, one.seen)) overtaken.push(key)
    else if (isSendable({ ...foundBeside, name: one.name, ...row, ...one.answer })) sent.set(key, one)
  }
  const next = sent.size === 0 ? undefined : withTyped(rows, sent).filter(isStored)
  return { rows: next, sent: [...sent.keys()], stored, overtaken }
}

const isStored = (row: WalkRow): row is RoundRow => !(row.photo instanceof Blob)

const isSendable = (row: WalkRow) => isStored(row) && rowErrors([row]).length === 0
