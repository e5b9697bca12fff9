import { expect } from 'vitest'
import type { AnyEntity } from '#core/entity.ts'
import { officeToday } from '#core/days.ts'
import { bodyOf, fillRow } from '#api/buildings/row-body.ts'
import { neededBy } from '#api/buildings/matched-rows.ts'
import { officeLanguage, type City, type Country } from '#domain/countries.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { askedFields } from '#domain/presets/asked-fields.ts'
import { factsOf } from '#domain/presets/place.ts'
import { rowName } from '#domain/presets/preset-row.ts'
import { offeredRows, rowsFor } from '#domain/presets/rows.ts'
import { registry } from '#entities/index.ts'
import { outcome, recordOf, type SeededServer } from './seeded-server.ts'

export type SetUpOutcome = Record<'added' | 'kept' | 'waiting' | 'denied' | 'inactive', string[]>
type Who = ReturnType<SeededServer['as']>

/** Every price and account typed, with a rate of VAT that both countries have in every year. */
export const everythingTyped = Object.fromEntries(
  Object.entries(askedFields).map(([name, { kind }], at) => [
    name,
    kind === 'text' ? `Ngân hàng ${at}` : kind === 'number' ? '10' : String(1000 + at),
  ]),
)

/** The names of the rows that one ticks in a place today. */
export const tickable = (country: Country, currency: CurrencyCode, city: City | null = null) =>
  rowsFor({ country, currency, city, day: officeToday() })
    .filter((row) => row.with === undefined)
    .map(rowName)

/** An administrator who makes buildings and sets them up. */
export function openSetUpDesk(adm: Who) {
  let made = 0
  const post = async (path: string, values: object) => {
    const reply = await adm(`POST ${path}`, values)
    expect([path, outcome(reply), reply.body.errors]).toEqual([path, '201', undefined])
    return recordOf(reply).id
  }
  return {
    post,
    newBuilding(more: object = {}): Promise<string> {
      const code = `NEW${++made}`
      return post('buildings', { code, name: code, address: 'Đường mới', ...more })
    },
    async setUp(id: string, body: object, who: Who = adm): Promise<SetUpOutcome> {
      const reply = await who(`POST buildings/${id}/set-up`, body)
      expect([outcome(reply), reply.body.errors]).toEqual(['200', undefined])
      return reply.body.data as SetUpOutcome
    },
    /** Makes rows by the ordinary calls, whichever day it is: each after those that it names. Returns the id of the one asked for. */
    rowPoster(building_id: string, place: { readonly country: Country; readonly currency: CurrencyCode }) {
      const ids = new Map<string, string>()
      const facts = factsOf(
        { ...place, city: null, currency_code: place.currency, deploy_month: null },
        officeToday(),
      )
      const answers = {
        facts,
        language: officeLanguage(place.country, 'en'),
        idOf: (name: string) => ids.get(name),
      }
      return async function make(name: string): Promise<string> {
        const known = ids.get(name)
        if (known !== undefined) return known
        const row = offeredRows.find((one) => rowName(one) === name)
        const entity = Object.values<AnyEntity>(registry).find((one) => one.name === row?.entity)
        if (row === undefined || entity === undefined) throw new Error(`no building is offered ${name}`)
        for (const { row: needed } of neededBy(row)) await make(needed)
        const body = bodyOf(fillRow(row, everythingTyped), entity, answers)
        const id = await post(entity.path, { ...body, building_id })
        ids.set(name, id)
        return id
      }
    },
  }
}
