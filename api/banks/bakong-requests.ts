import { column, columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Queryable } from '#api/database/pool.ts'
import { bankGateway } from '#entities/banks/bank-gateway.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import type { GatewayRow } from './queries.ts'

/** A payment that the desk waits for, and who can be asked about it. */
export interface BakongRequest {
  readonly qr: string
  readonly gateway: GatewayRow
}

const requestIs = statesOf(paymentRequest)
const kind = optionsOf(bankGateway, 'kind')

/** One payment, or all, that wait or have expired within the last hour and go to an account of which Bakong can be asked. */
export async function requestsOfBakong(
  db: Queryable,
  { id }: { readonly id: string | null },
): Promise<readonly BakongRequest[]> {
  const rows = await waitingOnes(db, { request: id })
  return rows.flatMap(({ qr, ...gateway }) => (qr === null ? [] : [{ qr, gateway }]))
}

const waitingOnes = query({
  row: {
    ...columns(bankGateway, ['id', 'building_id', 'kind', 'bank_id', 'secret']),
    organisation_id: 'bigint',
    qr: column(paymentRequest, 'qr'),
  },
  takes: { request: 'bigint | null' },
  sql: ({ request }) =>
    `select g.id, g.building_id, g.kind, g.bank_id, g.secret, b.organisation_id, r.qr
      from payment_request r
        join building b on b.id = r.building_id and b.deleted_at is null
        join bank k on k.building_id = r.building_id and k.account_number = r.account_number and k.is_active
          and k.deleted_at is null
        join bank_gateway g on g.building_id = r.building_id and g.bank_id = k.id and g.kind = ${kind.bakong}
          and g.is_active and g.deleted_at is null
      where r.status <> ${requestIs.success} and r.expires_at > now() - interval '1 hour'
        and (${request} is null or r.id = ${request})
      order by r.id limit 100`,
})
