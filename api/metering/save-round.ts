import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput, type ApiError } from '#api/http/error.ts'
import { behindSavepoint } from '#api/records/write/savepoint.ts'
import type { Records } from '#api/records/records.ts'
import { compareAmounts } from '#core/amount.ts'
import { officeToday } from '#core/days.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { RoundCalls, SentRow } from '#domain/calls/meter-rounds.ts'
import { meteredKinds, type MeteredType } from '#domain/metered-kinds.ts'
import { errorText } from '#domain/errors/catalogue.ts'
import { apartment } from '#entities/property/apartment.ts'
import { metersNamed, roundRowsOf, type RoundPlace, type RoundRow, type Seeing } from './round-rows.ts'
import { confirmation } from './unusual.ts'

type Saved = DataOf<RoundCalls['save']>
type Refused = Saved['refused'][number]

interface RoundWork extends Seeing {
  readonly tx: Tx
  /** Inside it. */
  readonly records: Records
  readonly caller: Caller
  readonly type: MeteredType
}

/**
 * Saves a sheet of readings in one transaction, each row behind a savepoint: a bad row harms no other. A row goes
 * through the readings' own pipeline, so it has its rights, checks, log and live events. A row that says what is
 * stored is not written again.
 */
export async function saveRound(
  work: RoundWork,
  place: RoundPlace,
  sent: readonly SentRow[],
): Promise<Saved> {
  const { tx } = work
  const named = await meant(tx, work, place, sent)
  const ids = [...new Set(named.flatMap(({ meterId }) => meterId ?? []))]
  const seen = await roundRowsOf(tx, work.type, { ...place, meterIds: ids, mayRead: work.mayRead })
  const byMeter = new Map(seen.map((row) => [row.meter_id, row]))
  const refused: Refused[] = []
  const done = new Set<string>()
  // Everybody locks meters in the same order, so that two sheets never wait for each other in a circle.
  const inOrder = named.toSorted((a, b) => Number(a.meterId ?? 0) - Number(b.meterId ?? 0))
  for (const { at, row, meterId, code } of inOrder) {
    const meter = byMeter.get(meterId ?? '')
    const isTwice = meterId !== undefined && done.has(meterId)
    const refuse = (error: ApiError) => void refused.push(refusalOf(work.caller, { at, meterId }, error))
    if (meter === undefined)
      refuse(invalidInput([{ field: 'meter_id', code: code ?? 'reference_not_found' }]))
    else if (isTwice) refuse(invalidInput([{ field: 'meter_id', code: 'duplicate_in_file' }]))
    else {
      done.add(meter.meter_id)
      const write = () => saveRow(tx, work, { place, row, meter })
      await behindSavepoint(tx, write, (error) => {
        done.delete(meter.meter_id)
        refuse(error)
      })
    }
  }
  const saved = done.size === 0 ? [] : [...done]
  return {
    saved: await roundRowsOf(tx, work.type, { ...place, meterIds: saved, mayRead: work.mayRead }),
    refused: refused.toSorted((a, b) => a.at - b.at),
  }
}

interface Meant {
  /** The row's place in what was sent. */
  readonly at: number
  readonly row: SentRow
  readonly meterId?: string
  /** Why it names no meter. */
  readonly code?: 'reference_not_found' | 'reference_ambiguous' | 'required'
}

/** The meter of each row, by one statement for all that give a name. */
async function meant(
  tx: Tx,
  { type, mayRead }: RoundWork,
  { buildingId }: RoundPlace,
  sent: readonly SentRow[],
): Promise<readonly Meant[]> {
  const nameOf = ({ name = '' }: SentRow) => name.trim().toLowerCase()
  const names = [...new Set(sent.map(nameOf).filter((name) => name !== ''))]
  const seesPlace = mayRead(apartment.permission)
  const found = names.length === 0 ? [] : await metersNamed(tx, { buildingId, names, seesPlace }, type)
  const byName = Map.groupBy(found, ({ name }) => name)
  return sent.map((row, at): Meant => {
    if (row.meter_id !== undefined) return { at, row, meterId: row.meter_id }
    if (nameOf(row) === '') return { at, row, code: 'required' }
    const [first, ...more] = byName.get(nameOf(row)) ?? []
    if (first === undefined) return { at, row, code: 'reference_not_found' }
    return more.length > 0 ? { at, row, code: 'reference_ambiguous' } : { at, row, meterId: first.meter_id }
  })
}

interface Writing {
  readonly place: RoundPlace
  readonly row: SentRow
  readonly meter: RoundRow
}

async function saveRow(tx: Tx, { records, caller, type }: RoundWork, { place, row, meter }: Writing) {
  const { reading } = meter
  const replaced = row.replaced ?? reading?.replaced ?? false
  const used = row.replaced_consumption ?? ''
  const body = {
    new_number: decimal(row.new_number, 'new_number'),
    replaced,
    replaced_consumption:
      used !== '' && replaced
        ? decimal(used, 'replaced_consumption')
        : replaced
          ? (reading?.replaced_consumption ?? null)
          : null,
  }
  // Somebody else has read the meter, or read it otherwise, since the writer saw it.
  if (row.version !== undefined && row.version !== (reading?.version ?? 0) && !saysSame(reading, body))
    throw apiError(409, 'record_changed', [{ field: 'new_number', code: 'record_changed' }])
  if (saysSame(reading, body)) return
  const ask = {
    caller,
    entity: meteredKinds[type].reading,
    confirmed: new Set(row.confirmed === true ? [confirmation] : []),
  }
  if (reading !== null) {
    await records.update({ ...ask, id: reading.id }, { ...body, version: reading.version })
    return
  }
  const { accountId } = caller.principal
  const own = { building_id: place.buildingId, meter_id: meter.meter_id, month: place.month }
  await records.create(ask, { ...own, ...body, read_on: officeToday(), reader_id: accountId })
}

interface Written {
  readonly new_number: string
  readonly replaced: boolean
  readonly replaced_consumption: string | null
}

const saysSame = (reading: RoundRow['reading'], body: Written) =>
  reading !== null &&
  compareAmounts(reading.new_number, body.new_number) === 0 &&
  reading.replaced === body.replaced &&
  (!body.replaced ||
    compareAmounts(reading.replaced_consumption ?? '-1', body.replaced_consumption ?? '-1') === 0)

/** A cell as a decimal number; more digits than a meter has are the field's own rule. */
function decimal(cell: string, field: string): string {
  const text = cell.trim()
  if (text === '') throw invalidInput([{ field, code: 'required' }])
  if (!/^-?\d{1,15}(\.\d{1,9})?$/.test(text)) throw invalidInput([{ field, code: 'invalid_number' }])
  return text
}

/** The refusal of one row, its sentences in the caller's language. */
export function refusalOf(
  { language }: Pick<Caller, 'language'>,
  { at, meterId }: { readonly at: number; readonly meterId?: string | undefined },
  error: ApiError,
): Refused {
  const { confirm: asked, old, new: fresh, percent } = error.extras.details ?? {}
  return {
    at,
    meter_id: meterId ?? null,
    errors: faultsOf(language, error),
    ...(asked === confirmation && typeof percent === 'number'
      ? { confirm: { old: String(old), new: String(fresh), percent } }
      : {}),
  }
}

function faultsOf(language: Caller['language'], { fields, code }: ApiError): Refused['errors'] {
  const faults: readonly FieldError[] = fields.length > 0 ? fields : [{ field: '', code }]
  return faults.map((one) => ({
    field: one.field,
    code: one.code,
    message: errorText(one.code, language, one.limits),
  }))
}
