import type { DemoContext, DemoPart } from './part.ts'
import { addDays, monthOf, firstDayOf, monthAfter } from '#core/days.ts'
import { padded, type DemoRow } from './row.ts'
import { tell } from './tell.ts'

interface Utility {
  readonly meter: 'water_meter' | 'electric_meter'
  readonly reading: 'water_reading' | 'electric_reading'
  readonly letter: string
  readonly type: string
  /** The lowest and highest monthly consumption of an apartment. */
  readonly monthly: readonly [from: number, to: number]
  readonly quota: number | null
}

const utilities: readonly Utility[] = [
  { meter: 'water_meter', reading: 'water_reading', letter: 'N', type: 'cold', monthly: [4, 26], quota: 16 },
  {
    meter: 'electric_meter',
    reading: 'electric_reading',
    letter: 'D',
    type: 'single_phase',
    monthly: [60, 420],
    quota: null,
  },
]

/** A water and an electric meter for every apartment that was handed over, and what they showed. */
export const meteringDemo: DemoPart = (context) => {
  const rows: Record<string, DemoRow[]> = {}
  for (const utility of utilities) {
    const metered = context.of('apartment').filter(({ handover_status }) => handover_status === 'handover')
    const made = metered.map((apartment, at) => metersWithReadings(context, { utility, apartment, at }))
    rows[utility.meter] = [...made.map(({ meter }) => meter), ...spareMeters(context, utility)]
    rows[utility.reading] = made.flatMap(({ readings }) => readings)
  }
  return rows
}

interface Metered {
  readonly utility: Utility
  readonly apartment: DemoRow
  readonly at: number
}

function metersWithReadings(context: DemoContext, { utility, apartment, at }: Metered) {
  const { own, between, person } = tell(context)
  const start = between(0, 900)
  const meter = { ...own(utility.meter), charge_factor: 1 }
  let shown = start
  const readings: DemoRow[] = []
  for (const { month, closes } of monthsUpTo(context)) {
    if (month < monthOf(String(apartment.handover_date))) continue
    const isCurrent = month === monthOf(context.today)
    // The round of the current month has just begun.
    if (isCurrent && at >= 30) break
    const used = between(...utility.monthly)
    readings.push({
      ...own(utility.reading),
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
      type: utility.type,
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
function spareMeters(context: DemoContext, { meter, letter, type }: Utility): DemoRow[] {
  const { own } = tell(context)
  return Array.from({ length: 6 }, (_, at) => {
    const row = own(meter)
    return {
      ...row,
      code: `${letter}-KHO-${padded(at + 1, 2)}`,
      serial_number: `${letter}${padded(9_900_000 + Number(row.id), 8)}`,
      type,
      start_number: 0,
      current_number: 0,
    }
  })
}
