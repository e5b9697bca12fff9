import { fee } from '#entities/fees/fee.ts'
import { sqlOfficeDay } from '../database/office-day.ts'
import { letOffSql } from '../debts/paid-sql.ts'
import { statesOf } from '../sql/literals.ts'

const feeIs = statesOf(fee)

interface ChargesPlaces {
  readonly buildingId: string
  readonly from: string
  readonly to: string
}

/** SQL of the fees of these months, each a move of its month's first day, with what has become of it. */
export const chargesSql = ({ buildingId, from, to }: ChargesPlaces) =>
  `select f.building_id, f.id as entry, (f.month || '-01')::date as day, '${fee.name}' as kind, f.id as document_id,
      coalesce(f.amount, 0) as amount, f.fee_type, f.apartment_id, f.status = ${feeIs.draft} as is_draft,
      f.settled - coalesce(o.amount, 0) as collected, o.amount as let_off, f.amount - f.settled as open,
      f.due_on < ${sqlOfficeDay()} as is_late
    from fee f left join ${letOffSql(buildingId)} o on o.fee_id = f.id
    where f.building_id = ${buildingId} and f.month >= to_char(${from}, 'YYYY-MM') and f.month <= to_char(${to}, 'YYYY-MM')
      and f.status <> ${feeIs.void} and f.deleted_at is null`
