import { extendEntity } from '#api/records/behaviour.ts'
import { prepaymentPortion } from '#entities/vouchers/prepayment-portion.ts'

/** Portions show what their fees came out at. */
export const prepaymentPortionExtension = extendEntity(prepaymentPortion, {
  expressions: {
    fee_amount: '(select f.amount from fee f where f.building_id = t.building_id and f.id = t.fee_id)',
  },
})
