import type { Language } from '#core/language.ts'
import type { CurrencyCode } from './currency.ts'

/** Countries whose fees, prices and law the product knows, and any other. */
export const countries = ['VN', 'KH', 'OTHER'] as const
export type Country = (typeof countries)[number]

/** Cities of Viet Nam whose price of water is known. */
export const cities = ['ha_noi', 'ho_chi_minh', 'other'] as const
export type City = (typeof cities)[number]

export interface Placed {
  readonly country?: Country | null | undefined
  readonly currency_code: CurrencyCode
}

/** The country of a building: what it says, or else that of its currency. */
export const countryOf = ({ country, currency_code: currency }: Placed): Country =>
  country ?? (currency === 'vnd' ? 'VN' : 'KH')

/** What an office of a country keeps its lists in; elsewhere as its reader reads. */
export const officeLanguage = (country: Country, own: Language): Language =>
  country === 'VN' ? 'vi' : country === 'KH' ? 'km' : own
