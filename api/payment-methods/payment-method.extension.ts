import { callerOf } from '#api/context.ts'
import { answerRoutes } from '#api/http/answer-route.ts'
import { invalid, notFound } from '#api/http/error.ts'
import type { QueryParams } from '#api/http/query.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { NamedExtension } from '#api/records/extension.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { paymentVoucherCategory } from '#entities/vouchers/payment-voucher-category.ts'
import { receiptVoucherCategory } from '#entities/vouchers/receipt-voucher-category.ts'

/** Calls of specification §7 that the lists alone do not answer. */
export const paymentExtensions: readonly NamedExtension[] = [
  extendEntity(paymentMethod, {
    routes(app, records) {
      const routes = answerRoutes(app)
      routes.get<{ id: string }>(
        '/v1/manage/payment-methods/buildings/:id',
        {
          config: {
            permission: `${paymentMethod.permission}.read`,
            openapi: { summary: 'The payment methods of a building', entity: paymentMethod.name },
          },
        },
        async (request) => {
          const caller = callerOf(request)
          const { id } = request.params
          // A building that one may not enter is not there.
          if (!caller.principal.buildings.some((building) => building.id === id)) throw notFound()
          return records.list({ caller, entity: paymentMethod }, { building_id: id, limit: 'all' })
        },
      )
    },
  }),
  extendEntity(receiptVoucherCategory, {
    routes(app, records) {
      const routes = answerRoutes(app)
      routes.get(
        '/v1/manage/report/categories',
        {
          config: {
            permission: `${receiptVoucherCategory.permission}.read`,
            openapi: { summary: 'Categories of receipts and payments', entity: receiptVoucherCategory.name },
          },
        },
        async (request) => {
          const caller = callerOf(request)
          const { building_id } = request.query as QueryParams
          const asked: QueryParams = { limit: 'all', ...(building_id === undefined ? {} : { building_id }) }
          const [receipts, payments] = await Promise.all([
            records.list({ caller, entity: receiptVoucherCategory }, asked),
            records.list({ caller, entity: paymentVoucherCategory }, asked),
          ])
          const keys = ['payment_voucher_categories', 'receipt_voucher_categories']
          return Object.fromEntries(keys.map((key) => [key, payments[key] ?? receipts[key]]))
        },
      )
    },
  }),
  extendEntity(cashAccount, {
    parameters: ['account_types'],
    where(_caller, params, { account_types: wanted }) {
      if (wanted === undefined || wanted === '') return undefined
      const known: readonly string[] = cashAccount.fields.account_type.options
      const types = wanted.split(',')
      if (types.some((type) => !known.includes(type)))
        throw invalid([{ field: 'account_types', code: 'invalid_option' }])
      return `t.account_type = any(${params.add(types)}::text[])`
    },
  }),
]
