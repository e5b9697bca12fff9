import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createSchema, fieldErrors } from '#core/derive/schema.ts'
import type { AnyFields } from '#core/field.ts'
import type { LinesField } from '#core/fields/lines.ts'
import { languages } from '#core/language.ts'
import { cities, countries } from '#domain/countries.ts'
import { currencyCodes } from '#domain/currency.ts'
import { askedFields } from '#domain/presets/asked-fields.ts'
import {
  isText,
  nameOf,
  offers,
  referencesOf,
  resolveValue,
  rowName,
  type PresetRow,
} from '#domain/presets/preset-row.ts'
import { chosenRows, knownBy, offeredRows, presetFiles, rowsFor, tickableRows } from '#domain/presets/rows.ts'
import { registry } from '#entities/index.ts'
import type { AnyEntity } from '#core/entity.ts'

const day = z.iso.date().nullable()
const names = z.array(z.string()).min(1)
const paths = z.partialRecord(z.enum(Object.keys(askedFields)), z.string())
const shape = z.strictObject({
  entity: z.enum(Object.keys(registry)),
  key: z.string(),
  offered: z.enum(offers),
  ticked: z.boolean(),
  countries: z.array(z.enum(countries)).min(1).optional(),
  cities: z.array(z.enum(cities)).min(1).optional(),
  currencies: z.array(z.enum(currencyCodes)).min(1).optional(),
  with: names.optional(),
  asks: paths.optional(),
  may_ask: paths.optional(),
  known_by: names.optional(),
  alike_by: names.optional(),
  active_with: names.optional(),
  /** How often a checklist is gone through, by the law or by practice. */
  period: z.enum(['daily', 'weekly', 'monthly', 'half_year', 'yearly']).optional(),
  certainty: z.string().min(1),
  source: z.array(z.string().min(1)).min(1),
  valid_from: day,
  valid_to: day,
  name: z.strictObject({ vi: z.string(), en: z.string(), km: z.string() }).optional(),
  note: z.string().min(1).optional(),
  values: z.record(z.string(), z.unknown()),
})

const rows: readonly PresetRow[] = presetFiles.flatMap((file) =>
  file.rows.map((row) => shape.parse(row) as PresetRow),
)
const named = rows.map((row) => [rowName(row), row] as const)
const entityOf = (row: PresetRow): AnyEntity =>
  Object.values<AnyEntity>(registry).find(({ name }) => name === row.entity)!
const sample = {
  language: 'vi',
  facts: { currency_code: 'vnd', first_day: '2026-11-01' },
  idOf: () => '1',
} as const

/** The field at `unit_price`, or in a line: `tiers.0.price`. */
function fieldAt(
  fields: AnyFields,
  [name = '', , ...rest]: readonly string[],
): AnyFields[string] | undefined {
  const field = fields[name]
  return rest.length === 0 || field === undefined ? field : fieldAt((field as LinesField).fields, rest)
}

describe.each(named)('%s', (name, row) => {
  const entity = entityOf(row)

  test('names fields that there are, with values that they take', () => {
    const asked = Object.values({ ...row.asks, ...row.may_ask }).map((path) => path.split('.')[0])
    const values = Object.fromEntries(Object.entries(row.values).filter(([field]) => !asked.includes(field)))
    for (const language of languages.filter((one) => one !== 'km' || !isVietnamese(row))) {
      const resolved = resolveValue(values, { ...sample, language })
      const parsed = createSchema(entity).safeParse(resolved)
      const errors = parsed.success ? [] : fieldErrors(parsed.error)
      // What is asked for, and what a row that nobody is offered leaves open.
      const wrong = errors.filter(({ code }) => code !== 'required')
      expect(wrong, language).toEqual([])
      if (isOffered(row))
        expect(errors.map(({ field }) => field).filter((field) => !asked.includes(field))).toEqual([])
    }
  })

  test('asks for fields as they are declared', () => {
    for (const [asked, path] of Object.entries({ ...row.asks, ...row.may_ask })) {
      const declared = fieldAt(entity.fields, path.split('.'))
      const { kind, min, max, scale, unit, maxLength } = (declared ?? {}) as Readonly<Record<string, unknown>>
      expect(askedFields[asked as keyof typeof askedFields], path).toEqual(
        Object.fromEntries(
          Object.entries({ kind, min, max, scale, unit, maxLength }).filter(
            ([, value]) => value !== undefined,
          ),
        ),
      )
    }
  })

  test('names rows before it, and is known by its own fields', () => {
    const before = named
      .slice(
        0,
        named.findIndex(([one]) => one === name),
      )
      .map(([one]) => one)
    expect(before).toEqual(expect.arrayContaining(referencesOf(row.values).map((one) => one.row)))
    const rest = [...(row.with ?? []), ...(row.active_with ?? [])]
    expect(named.map(([one]) => one)).toEqual(expect.arrayContaining(rest))
    for (const field of [...knownBy(row), ...(row.alike_by ?? [])])
      expect(entity.fields).toHaveProperty(field)
  })

  test('has its names in the languages of where it is offered', () => {
    for (const language of languages) expect(nameOf(row, language)).not.toBe('')
    for (const text of textsOf(row.values))
      if (!isVietnamese(row)) expect(Object.keys(text).toSorted()).toEqual(['en', 'km', 'vi'])
  })
})

const isVietnamese = ({ countries: of }: PresetRow) => of?.join() === 'VN'
const isOffered = ({ offered }: PresetRow) => offered === 'preset' || offered === 'asked'
const textsOf = (value: unknown): object[] =>
  isText(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

test('names are given once', () => expect(new Set(named.map(([name]) => name)).size).toBe(named.length))

test('no amount is shipped but one of a decision that the row names; the rest is asked', () => {
  const priced = offeredRows.filter(({ values }) =>
    /"(price|unit_price|rate)":"?\d/.test(JSON.stringify(values)),
  )
  expect(priced.map(({ key, values }) => [key, values.decision])).toEqual([
    ['DIEN-1279', '1279/QĐ-BCT'],
    ['NUOC-HN', '3541/QĐ-UBND'],
    ['NUOC-HCM', '25/2019/QĐ-UBND'],
  ])
})

test('no decision of Viet Nam prices a building elsewhere', () => {
  const decided = offeredRows.filter(({ values }) => values.decision !== undefined)
  expect(decided.filter((row) => !isVietnamese(row)).map(rowName)).toEqual([])
})

const vietnam = { country: 'VN', city: 'ha_noi', currency: 'vnd', day: '2026-11-29' } as const
const tariffsOf = (fee: string, place: Parameters<typeof rowsFor>[0]) =>
  chosenRows(rowsFor(place), new Set([`fee_setting.${fee}`]))
    .filter(({ entity }) => entity === 'tariff')
    .map(({ key }) => key)

test('households pay for electricity in six tiers: five of 14/2025/QĐ-TTg wait for the first change of the average price', () => {
  const [tariff] = rowsFor(vietnam).filter(({ key }) => key === 'DIEN-1279')
  expect(tariff?.values.tiers).toHaveLength(6)
  expect(rows.find(({ key }) => key === 'DIEN-5BAC')?.offered).toBe('never')
})

test('a price comes by city, currency and day, and is asked for where none is known', () => {
  expect(tariffsOf('NUOC', vietnam)).toEqual(['NUOC-HN'])
  expect(tariffsOf('NUOC', { ...vietnam, city: 'ho_chi_minh' })).toEqual(['NUOC-HCM'])
  expect(tariffsOf('NUOC', { ...vietnam, city: 'ho_chi_minh', day: '2027-01-01' })).toEqual(['NUOC'])
  for (const city of [null, 'other'] as const)
    expect(tariffsOf('NUOC', { ...vietnam, city })).toEqual(['NUOC'])
  expect(tariffsOf('NUOC', { ...vietnam, currency: 'usd' })).toEqual(['NUOC'])
  expect(tariffsOf('DIEN', vietnam)).toEqual(['DIEN-1279'])
  // The lowered rate of VAT ends with the year, and so does the price that contains it.
  expect(tariffsOf('DIEN', { ...vietnam, day: '2027-01-01' })).toEqual(['DIEN'])
  expect(tariffsOf('WAT', { ...vietnam, country: 'KH', currency: 'riel' })).toEqual(['WAT'])
})

test('what comes with a fee has no tick of its own', () => {
  expect(tickableRows.map(({ entity }) => entity)).not.toContain('tariff')
  const come = chosenRows(rowsFor(vietnam), new Set(['fee_setting.NUOC'])).map(rowName)
  expect(come).toEqual([
    'payment_voucher_category.TRA-NUOC',
    'fee_setting.NUOC',
    'tariff.NUOC-HN',
    'chart_account.33882',
  ])
})
