import { answerCall } from '#api/calls/answer-call.ts'
import { invalidInput, notFound } from '#api/http/error.ts'
import type { QueryParams } from '#api/http/query.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { NamedExtension } from '#api/records/extension.ts'
import { listPaymentMethodsOfBuilding, listVoucherCategories } from '#domain/calls/payments.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { paymentVoucherCategory } from '#entities/vouchers/payment-voucher-category.ts'
import { receiptVoucherCategory } from '#entities/vouchers/receipt-voucher-category.ts'

/** Calls of specification §7 that the lists alone do not answer. */
export const paymentExtensions: readonly NamedExtension[] = [
  extendEntity(paymentMethod, {
    routes: (app, records) =>
      answerCall(app, listPaymentMethodsOfBuilding, async ({ path: { id }, ...asked }) => {
        const caller = asked.caller()
        // A building that one may not enter is not there.
        if (!caller.principal.buildings.some((building) => building.id === id)) throw notFound()
        const rows = await records.rows({ caller, entity: paymentMethod }, { building_id: id, limit: 'all' })
        return { payment_methods: rows, total: rows.length }
      }),
  }),
  extendEntity(receiptVoucherCategory, {
    routes: (app, records) =>
      answerCall(app, listVoucherCategories, async ({ params, ...asked }) => {
        const caller = asked.caller()
        const { building_id } = params()
        const query: QueryParams = { limit: 'all', ...(building_id === undefined ? {} : { building_id }) }
        const [receipts, payments] = await Promise.all([
          records.rows({ caller, entity: receiptVoucherCategory }, query),
          records.rows({ caller, entity: paymentVoucherCategory }, query),
        ])
        return { payment_voucher_categories: payments, receipt_voucher_categories: receipts }
      }),
  }),
  extendEntity(cashAccount, {
    parameters: ['account_types'],
    where(_caller, params, { account_types: wanted }) {
      if (wanted === undefined || wanted === '') return undefined
      const known: readonly string[] = cashAccount.fields.account_type.options
      const types = wanted.split(',')
      if (types.some((type) => !known.includes(type)))
        throw invalidInput([{ field: 'account_types', code: 'invalid_option' }])
      return `t.account_type = any(${params.add(types)}::text[])`
    },
  }),
]
