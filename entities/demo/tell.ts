import { staffOf, type DemoContext } from './part.ts'
import { addDays, officeInstant } from '#core/days.ts'
import { padded } from './row.ts'

export type Words = Readonly<Record<'vi' | 'km', string>>

/** The facts that every part needs to fill one building. */
export function tell(context: DemoContext) {
  const { site, ids, buildingId, today, seed } = context
  const staff = staffOf(context)
  return {
    /** The id of a new record, and whose it is. */
    own: (entity: string) => ({ id: ids(entity), building_id: buildingId }),
    say: (words: Words) => (site.language === 'km' ? words.km : words.vi),
    day: (days: number) => addDays(today, days),
    /** A moment of a day near today; `minutes` are the office's own, from midnight. */
    moment: (days: number, minutes: number) =>
      new Date(Date.parse(officeInstant(addDays(today, days))) + minutes * 60_000).toISOString(),
    person: (at: number): string | null => staff[at % Math.max(1, staff.length)]?.id ?? null,
    phone: (at: number) =>
      `${site.mobile[at % site.mobile.length]}${padded((2_345_671 + at * 104_729) % 10_000_000, 7)}`,
    /** One of the records so far. */
    some: (entity: string, at: number) => {
      const rows = context.of(entity)
      const row = rows[at % Math.max(1, rows.length)]
      if (row === undefined) throw new Error(`no ${entity} has been told of yet`)
      return row
    },
    chance: (share: number) => seed.random() < share,
    between: (from: number, to: number) => from + Math.floor(seed.random() * (to - from + 1)),
  }
}

export type Telling = ReturnType<typeof tell>
