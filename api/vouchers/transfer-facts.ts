import type { Tx } from '#api/database/pool.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { bank } from '#entities/finance/bank.ts'

// What a payment order says of a voucher that a bank pays: kept with it, as it was then.

interface Payment {
  readonly building_id: string
  readonly cash_account_id: string
  readonly partner_id?: string | null | undefined
  readonly receiver_name?: string | null | undefined
  readonly receiver_account?: string | null | undefined
  readonly receiver_bank?: string | null | undefined
}

/** To whom a bank transfers it: the partner's first account, where nobody says another and the money is a bank's. */
export async function receiverOf(tx: Tx, voucher: Payment) {
  const { building_id: buildingId, partner_id: id = null, receiver_account: typed = null } = voucher
  if (id === null || typed !== null) return {}
  if ((await payerOf(tx, voucher)).payer_account === null) return {}
  const [account] = await firstAccount(tx, { buildingId, id })
  return account === undefined
    ? {}
    : {
        receiver_name: voucher.receiver_name ?? account.holder,
        receiver_account: account.number,
        receiver_bank: voucher.receiver_bank ?? account.bank,
      }
}

/** The bank account that its fund is; all null where that is cash. */
export async function payerOf(tx: Tx, { building_id: buildingId, cash_account_id: id }: Payment) {
  const [found] = await bankOf(tx, { buildingId, id })
  return {
    payer_name: found?.account_holder ?? null,
    payer_account: found?.account_number ?? null,
    payer_bank: found?.name ?? null,
    payer_branch: found?.branch ?? null,
  }
}

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

const firstAccount = query({
  row: { holder: 'text | null', number: 'text', bank: 'text | null' },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select a ->> 'account_holder' as holder, a ->> 'account_number' as number, a ->> 'bank_name' as bank
      from partner p, jsonb_array_elements(p.bank_accounts) with ordinality l(a, place)
      where p.building_id = ${buildingId} and p.id = ${id} and a ->> 'account_number' is not null
      order by l.place limit 1`,
})

const bankOf = query({
  row: {
    account_holder: column(bank, 'account_holder'),
    account_number: column(bank, 'account_number'),
    name: column(bank, 'name'),
    branch: column(bank, 'branch'),
  },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select k.account_holder, k.account_number, k.name, k.branch from cash_account a
      join bank k on k.building_id = a.building_id and k.id = a.bank_id
      where a.building_id = ${buildingId} and a.id = ${id}`,
})
