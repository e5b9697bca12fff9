import { firstDayOf } from '#core/days.ts'
import { countryOf, type City, type Country } from '../countries.ts'
import type { CurrencyCode } from '../currency.ts'
import type { BuildingFact } from './preset-row.ts'
import type { PresetPlace } from './rows.ts'

interface SettingUp {
  readonly country: Country | null
  readonly city: City | null
  readonly currency_code: CurrencyCode
  /** `yyyy-MM` */
  readonly deploy_month: string | null
}

/** What rows take from a building; it is charged from the month in which it goes live, or else from this one. */
export const factsOf = (
  { currency_code, deploy_month: month }: SettingUp,
  today: string,
): Readonly<Record<BuildingFact['building'], string>> => ({
  currency_code,
  first_day: month === null ? firstDayOf(today) : `${month}-01`,
})

/** Where a building is, as far as that decides which rows it is offered. */
export function placeOf(building: SettingUp, today: string): PresetPlace {
  const { first_day: first } = factsOf(building, today)
  return {
    country: countryOf(building),
    city: building.city,
    currency: building.currency_code,
    day: first > today ? first : today,
  }
}
