import { number } from '#core/fields/number.ts'
import { price } from '#core/fields/price.ts'
import { text } from '#core/fields/text.ts'

const unitPrice = price({ min: '0' })
const vat = number({ min: 0, max: 100, scale: 2, unit: 'percent' })

const vatBasis = text({ maxLength: 200 })

/** What only the office knows, by the names that rows ask it by; each as the declaration has its place. */
export const askedFields = {
  management_price: unitPrice,
  management_vat: vat,
  management_vat_basis: vatBasis,
  water_price: unitPrice,
  electricity_price: unitPrice,
  refuse_price: unitPrice,
  garden_price: unitPrice,
  maintenance_price: unitPrice,
  hot_water_price: unitPrice,
  parking_vat: vat,
  parking_vat_basis: vatBasis,
  bicycle_price: unitPrice,
  motorbike_price: unitPrice,
  electric_motorbike_price: unitPrice,
  car_price: unitPrice,
  second_car_price: unitPrice,
  bank_name: text(),
  bank_code: text({ maxLength: 20 }),
  account_number: text({ maxLength: 30 }),
  account_holder: text(),
  maintenance_bank_name: text(),
  maintenance_bank_code: text({ maxLength: 20 }),
  maintenance_account_number: text({ maxLength: 30 }),
  maintenance_account_holder: text(),
}
export type AskedName = keyof typeof askedFields
