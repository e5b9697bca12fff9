import type { FastifyInstance } from 'fastify'
import { isDay } from '#core/fields/calendar.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { callerOf, type Caller } from '../context.ts'
import { invalid, keywordFault, notFound } from '../http/error.ts'
import type { QueryParams } from '../http/query.ts'
import { buildingFor } from '../calls/command.ts'
import { openFees, openFeeSources, readBalance } from './balances.ts'
import { today } from '../calendar/today.ts'
import { statementOf } from './statement.ts'
import { buildingOf, findPayers, nameSources, payerOf, payerSources } from './payers.ts'
import { ageingTotals } from './ageing.ts'
import { ratesOn } from '../tariffs/charged-fees.ts'
import { tillSince } from '../receipts/till.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { presentOutcome, presentOwn, presentSetting } from '../records/present-own.ts'
import { presentRow, presentRows } from '../records/present-rows.ts'
import type { MoneyParts } from '../fees/routes.ts'

const reading = (summary: string) => ({
  config: { permission: `${receipt.permission}.read`, openapi: { summary, entity: receipt.name } },
})
const right = { code: receipt.permission, flag: 'read' } as const

const mostKeyword = 100

/** What the cashier's desk, the list of debts and the statement ask for. */
export function debtRoutes(app: FastifyInstance, { db, records: { planOf } }: MoneyParts): void {
  const routes = answerRoutes(app)
  routes.get(
    '/v1/manage/debts/ageing',
    reading('What the building is owed by age, and all credit'),
    async (request) => {
      const { building_id } = request.query as QueryParams
      return {
        data: presentOutcome(await ageingTotals(db, buildingFor(callerOf(request), building_id, right))),
      }
    },
  )

  routes.get(
    '/v1/manage/debts/payers',
    reading('Apartments by code, name, phone or plate'),
    async (request) => {
      const { building_id, keyword = '' } = request.query as QueryParams
      const caller = callerOf(request)
      const buildingId = buildingFor(caller, building_id, right)
      if (keyword.trim() === '' || keyword.length > mostKeyword)
        throw invalid([keywordFault(keyword, { min: 1, maxLength: mostKeyword })])
      const asked = { planOf, caller, buildingId }
      return { data: presentRows(asked, payerSources, await findPayers(db, asked, keyword)) }
    },
  )

  routes.get<{ id: string }>(
    '/v1/manage/debts/apartments/:id',
    reading('An apartment’s open lines, balance and credit'),
    async (request) => {
      const caller = callerOf(request)
      const { buildingId, apartmentId } = await placeOf(caller, request.params.id)
      const [lines, balance, payer] = await Promise.all([
        openFees(db, { buildingId, apartmentId }),
        readBalance(db, { buildingId, apartmentId }),
        payerOf(db, buildingId, apartmentId),
      ])
      const asked = { planOf, caller, buildingId }
      return {
        data: {
          ...presentOutcome({ outstanding: balance?.outstanding ?? '0', credit: balance?.credit ?? '0' }),
          payer: payer === undefined ? undefined : presentRow(asked, nameSources, payer),
          lines: presentRows(asked, openFeeSources, lines),
        },
      }
    },
  )

  routes.get<{ id: string }>(
    '/v1/manage/apartments/:id/statement',
    reading('An apartment’s account: charges, payments, balance'),
    async (request) => {
      const place = await placeOf(callerOf(request), request.params.id)
      const { from = '', to = '' } = request.query as QueryParams
      const wrong = Object.entries({ from, to }).filter(([, day]) => day !== '' && !isDay(day))
      if (wrong.length > 0) throw invalid(wrong.map(([field]) => ({ field, code: 'invalid_date' })))
      return {
        data: presentOutcome(
          await statementOf(db, { ...place, ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }),
        ),
      }
    },
  )

  routes.get(
    '/v1/manage/cashiers/statistics',
    reading('The caller’s till since it was last closed'),
    async (request) => {
      const caller = callerOf(request)
      const { building_id } = request.query as QueryParams
      const buildingId = buildingFor(caller, building_id, right)
      return { data: presentOwn(await tillSince(db, { buildingId, cashierId: caller.principal.accountId })) }
    },
  )

  routes.get(
    '/v1/manage/debts/rates',
    reading('What one unit of each foreign currency is worth today'),
    async (request) => {
      const caller = callerOf(request)
      buildingFor(caller, (request.query as QueryParams).building_id, right)
      return { data: presentSetting(await ratesOn(db, caller.principal.organisationId, today())) }
    },
  )

  /** The apartment's building, where the caller may see debts; anything else is not there. */
  async function placeOf({ principal }: Caller, id: string) {
    const allowed = principal.decider.buildingsWith(right.code, right.flag)
    const buildingId = /^[1-9]\d{0,17}$/.test(id) ? await buildingOf(db, id, allowed) : undefined
    if (buildingId === undefined) throw notFound()
    return { buildingId, apartmentId: id }
  }
}
