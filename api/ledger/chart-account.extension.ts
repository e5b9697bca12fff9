import { invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import type { RecordOf } from '#core/stored.ts'
import { subjects } from './chart-codes.ts'

type Named = Pick<
  RecordOf<typeof chartAccount>,
  'posting' | 'fee_type' | 'receipt_category_id' | 'payment_category_id' | 'cash_account_id'
>

/** Each posting, category, fee type and fund has one code: 422 `record_exists` for a second. */
export const chartAccountExtension = extendEntity(chartAccount, {
  async create({ values, tx, also }) {
    const subject = subjectOf(values)
    await requireFree(tx, { buildingId: values.building_id, subject, id: null })
    return also({ subject })
  },
  async update({ whole, tx, also }) {
    const subject = subjectOf(whole)
    await requireFree(tx, { buildingId: whole.building_id, subject, id: whole.id })
    return also({ subject })
  },
})

/** Only what goes with the posting counts: another posting's choice may be left over in a form. */
function subjectOf({ posting, ...of }: Partial<Named> & Pick<Named, 'posting'>): string {
  switch (posting) {
    case 'revenue':
      return of.fee_type ? subjects.fee(of.fee_type) : subjects.all(posting)
    case 'collected_for_others':
      return of.fee_type ? subjects.collected(of.fee_type) : subjects.all(posting)
    case 'other_income':
    case 'maintenance_income':
      return of.receipt_category_id ? subjects.receipt(of.receipt_category_id) : subjects.all(posting)
    case 'expense':
    case 'maintenance_expense':
      return of.payment_category_id ? subjects.payment(of.payment_category_id) : subjects.all(posting)
    case 'cash':
    case 'bank':
    case 'cash_shortage':
    case 'cash_surplus':
      return of.cash_account_id ? subjects.fund(of.cash_account_id, posting) : subjects.all(posting)
    default:
      return subjects.all(posting)
  }
}

async function requireFree(
  tx: Tx,
  wanted: { readonly buildingId: string; readonly subject: string; readonly id: string | null },
): Promise<void> {
  if ((await sameSubject(tx, wanted)).length > 0)
    throw invalidInput([{ field: 'posting', code: 'record_exists' }])
}

const sameSubject = query({
  row: {},
  takes: { buildingId: 'bigint', subject: 'text', id: 'bigint | null' },
  sql: ({ buildingId, subject, id }) =>
    `select from chart_account where building_id = ${buildingId} and subject = ${subject}
      and (${id} is null or id <> ${id}) limit 1`,
})
