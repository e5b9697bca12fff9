import type { DataOf } from '#domain/calls/call.ts'
import type { readVatReturn } from '#domain/calls/vat-return.ts'
import { countryOf } from '#domain/countries.ts'
import { currencies } from '#domain/currency.ts'
import { dueVatLaw, sumOfDue } from '#domain/money/due-vat.ts'
import {
  dueLaw,
  loweredTax,
  taxPeriodOf,
  vatFormOn,
  vatReturnOf,
  type RateSum,
  type ReturnLine,
} from '#domain/money/vat-return.ts'
import { building } from '#entities/property/building.ts'
import type { Caller } from '../context.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Db } from '../database/pool.ts'
import { readSnapshot } from '../database/snapshot.ts'
import { invalidInput } from '../http/error.ts'
import { today } from '../calendar/today.ts'
import { columns } from '../sql/column.ts'
import { query } from '../sql/query.ts'
import { dueVatOf } from './due-vat.ts'
import { itemsOf, ratesOf } from './vat-list.ts'

type VatReturn = DataOf<typeof readVatReturn>

interface Asked {
  readonly buildingId: string
  /** `2026-10`, `2026-Q4`. */
  readonly period: string
  readonly caller: Caller
}

/** The figures of the return of a period, as the VAT lists are at one moment. 422 `no_vat_form` where no form is known. */
export async function readReturn(db: Db, { buildingId, period, caller }: Asked): Promise<VatReturn> {
  const { from, to, due_on } = taxPeriodOf(period)
  const [home] = await placeOf(db, { buildingId })
  const form = home !== undefined && countryOf(home) === 'VN' ? vatFormOn(from) : undefined
  if (form === undefined) throw invalidInput([{ field: 'period', code: 'no_vat_form' }])
  const asked = { buildingId, from, to, language: caller.language, rates: null, deductible: null }
  const currency = currencyOfBuilding(caller, buildingId)
  const sums: { output: RateSum[]; input: RateSum[] } = { output: [], input: [] }
  const lowered: VatReturn['lowered'][number][] = []
  let onCredit: VatReturn['on_credit'] = []
  const { digits } = currencies[currency]
  await readSnapshot(db, async (tx) => {
    onCredit = await dueVatOf(tx, { buildingId, from, to, today: today(), digits })
    for (const list of ['output', 'input'] as const) {
      sums[list] = await ratesOf(tx, asked, list)
      for (const one of form.lowered) {
        const { rate, instead, law } = one
        for (const { item, net, vat } of await itemsOf(tx, { ...asked, rates: [rate] }, list))
          lowered.push({ list, item, rate, instead, law, net, vat, saved: loweredTax(net, one, currency) })
      }
    }
  })
  const { rows, unplaced } = vatReturnOf(form, { ...sums, due: sumOfDue(onCredit) })
  return {
    from,
    to,
    due_on,
    law: form.law,
    due_law: dueLaw,
    rows: rows.map((row) => ({ ...row, value: plain(row.value), tax: plain(row.tax) })),
    lowered,
    on_credit: onCredit,
    due_vat_law: dueVatLaw,
    unplaced: unplaced.map(({ rate, net, vat }) => ({ rate, net, vat })),
    left_out: [...form.leftOut],
  }
}

const plain = (line: ReturnLine | null) =>
  line === null ? null : { ...line, rates: line.rates === null ? null : [...line.rates] }

const placeOf = query({
  row: columns(building, ['country', 'currency_code']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select country, currency_code from building where id = ${buildingId}`,
})
