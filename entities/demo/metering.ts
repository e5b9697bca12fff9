import type { DemoContext, DemoPart } from './part.ts'
import { meteredKinds, meteredTypes, type MeteredType } from '#domain/metered-kinds.ts'
import { addDays, monthOf, firstDayOf, monthAfter } from '#core/days.ts'
import { padded, type DemoRow } from './row.ts'
import { pipedGas, type Site } from './sites.ts'
import { tell } from './tell.ts'

interface Utility {
  readonly letter: string
  /** The lowest and highest monthly consumption of an apartment. */
  readonly monthly: readonly [from: number, to: number]
  readonly quota: number | null
  /** Some apartments of one building alone. Absent: all. */
  readonly only?: { readonly site: Site | undefined; readonly homes: number }
}

const utilities: Readonly<Record<MeteredType, Utility>> = {
  WATER: { letter: 'N', monthly: [4, 26], quota: 16 },
  ELECTRICITY: { letter: 'D', monthly: [60, 420], quota: null },
  GAS: { letter: 'G', monthly: [2, 9], quota: null, only: { site: pipedGas, homes: 12 } },
}

/** A meter of each kind for every apartment that was handed over, and what they showed. */
export const meteringDemo: DemoPart = (context) => {
  const rows: Record<string, DemoRow[]> = {}
  for (const kind of meteredTypes) {
    const { only } = utilities[kind]
    if (only !== undefined && only.site !== context.site) continue
    const metered = context
      .of('apartment')
      .filter(({ handover_status }) => handover_status === 'handover')
      .slice(0, only?.homes)
    const made = metered.map((apartment, at) => metersWithReadings(context, { kind, apartment, at }))
    rows[meteredKinds[kind].meter] = [...made.map(({ meter }) => meter), ...spareMeters(context, kind)]
    rows[meteredKinds[kind].reading] = made.flatMap(({ readings }) => readings)
  }
  return rows
}

interface Metered {
  readonly kind: MeteredType
  readonly apartment: DemoRow
  readonly at: number
}

function metersWithReadings(context: DemoContext, { kind, apartment, at }: Metered) {
  const { own, between, person } = tell(context)
  const [utility, named] = [utilities[kind], meteredKinds[kind]]
  const start = between(0, 900)
  const meter = { ...own(named.meter), charge_factor: 1 }
  let shown = start
  const readings: DemoRow[] = []
  for (const { month, closes } of monthsUpTo(context)) {
    if (month < monthOf(String(apartment.handover_date))) continue
    const isCurrent = month === monthOf(context.today)
    // The round of the current month has just begun.
    if (isCurrent && at >= 30) break
    const used = between(...utility.monthly)
    readings.push({
      ...own(named.reading),
      meter_id: meter.id,
      apartment_id: apartment.id,
      month,
      old_number: shown,
      new_number: shown + used,
      charge_factor: 1,
      consumption: used,
      read_on: isCurrent ? context.today : closes,
      reader_id: person(at),
      status: isCurrent ? 'draft' : 'confirmed',
    })
    if (!isCurrent) shown += used
  }
  return {
    readings,
    meter: {
      ...meter,
      code: `${utility.letter}-${String(apartment.code)}`,
      serial_number: `${utility.letter}${padded(2_100_000 + Number(meter.id) * 37, 8)}`,
      apartment_id: apartment.id,
      type: named.types[0],
      start_number: start,
      current_number: shown,
      quota: utility.quota,
      installed_on: (apartment.handover_date as string | null | undefined) ?? null,
    },
  }
}

/** The months that are told, one before them and the current one, which is the last. */
function monthsUpTo({ today, months }: DemoContext) {
  return Array.from({ length: months + 2 }, (_, at) => {
    const month = monthAfter(today, at - months - 1)
    return { month, closes: addDays(firstDayOf(month), 27) }
  })
}

/** In the store, for an apartment to come. */
function spareMeters(context: DemoContext, kind: MeteredType): DemoRow[] {
  const { own } = tell(context)
  const { letter } = utilities[kind]
  const { meter, types } = meteredKinds[kind]
  return Array.from({ length: 6 }, (_, at) => {
    const row = own(meter)
    return {
      ...row,
      code: `${letter}-KHO-${padded(at + 1, 2)}`,
      serial_number: `${letter}${padded(9_900_000 + Number(row.id), 8)}`,
      type: types[0],
      start_number: 0,
      current_number: 0,
    }
  })
}
