import { isZero } from '#core/amount.ts'
import { today } from '#api/calendar/today.ts'
import { apiError } from '#api/http/error.ts'
import { nextNumber } from '#api/ledger/numbering.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { debtCertificate } from '#entities/debts/debt-certificate.ts'
import { fee } from '#entities/fees/fee.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { lockBalance } from './balances.ts'

/**
 * Issued only while the apartment owes nothing and no fee of it, or
 * more of one, waits for approval. The balance stays locked until the
 * certificate is durable, so that no fee is approved beside it.
 */
export const debtCertificateExtension = extendEntity(debtCertificate, {
  async create({ values, caller, tx, also }) {
    const { building_id: buildingId, apartment_id: apartmentId } = values
    const { outstanding, credit } = await lockBalance(tx, { buildingId, apartmentId })
    if (!isZero(outstanding))
      throw apiError(409, 'apartment_owes', [
        { field: 'apartment_id', code: 'apartment_owes', limits: { max: outstanding } },
      ])
    const [kept] = await keptFor(tx, { buildingId, apartmentId })
    if (kept === undefined || kept.drafts > 0)
      throw apiError(409, 'apartment_has_drafts', [{ field: 'apartment_id', code: 'apartment_has_drafts' }])
    const { accountId, name, code } = caller.principal
    const day = today()
    return also({
      code: await nextNumber(tx, { buildingId, book: 'XN', day }),
      issued_on: day,
      credit,
      deposits: kept.deposits,
      issuer_id: accountId,
      issuer_name: name,
      issuer_code: code,
    })
  },
})

const directions = optionsOf(adjustment, 'direction')
const { deposit: held } = literalsOf(accounts)

const keptFor = query({
  row: { drafts: 'integer', deposits: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select (select count(*)::int from fee f where f.building_id = ${buildingId} and f.apartment_id = ${apartmentId}
        and f.status = ${statesOf(fee).draft} and f.deleted_at is null)
      + (select count(*)::int from adjustment a where a.building_id = ${buildingId} and a.apartment_id = ${apartmentId}
        and a.status = ${statesOf(adjustment).draft} and a.direction = ${directions.increase} and a.deleted_at is null)
        as drafts,
      (select trim_scale(coalesce(-sum(b.balance), 0))::text from deposit d
        join ledger_balance b on b.building_id = d.building_id and b.account = ${held} and b.ref = d.id::text
        where d.building_id = ${buildingId} and d.apartment_id = ${apartmentId}) as deposits`,
})
