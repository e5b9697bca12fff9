import { isTaxCode } from '#core/tax-code.ts'

/** A demo record: declared fields, the state, `id`, and whose it is (`building_id` or `organisation_id`). */
export type DemoRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** Hands out ids per entity, counted from 1 over all buildings. */
export function createIds() {
  const last = new Map<string, number>()
  return (entity: string): string => {
    const next = (last.get(entity) ?? 0) + 1
    last.set(entity, next)
    return String(next)
  }
}
export type Ids = ReturnType<typeof createIds>

export const padded = (value: number, digits: number) => String(value).padStart(digits, '0')

/** The first tax code with these two digits in front, from a number of seven on, whose check digit is right. */
export function demoTaxCode(province: string, from: number): string {
  for (let number = from; ; number += 1)
    for (let check = 0; check < 10; check += 1) {
      const code = `${province}${padded(number, 7)}${check}`
      if (isTaxCode(code)) return code
    }
}
