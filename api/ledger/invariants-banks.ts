import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { findings, type Invariant } from './invariants-shape.ts'

const lineIs = statesOf(bankLine)
const receiptIs = statesOf(receipt)
const voucherIs = statesOf(paymentVoucher)
const { in: moneyIn } = optionsOf(bankLine, 'type')
/** The states of lines that count: together they are all that the bank told. */
const counted = [lineIs.matched, lineIs.unmatched, lineIs.not_ours].join(', ')

/** What the bank told is, line by line, matched with one living receipt of its amount, unmatched or not ours. */
const bankLinesAreKept: Invariant = {
  code: 'I6',
  says: 'each id of a bank counts once, and the bank’s total is what is matched, unmatched and not ours; what is matched is receipts or a payment voucher of its amount, in the fund of its bank account',
  sql: `with counted as (select l.*, count(*) over (partition by building_id, gateway, account_number, transaction_code) as times
        from bank_line l where l.status not in (${lineIs.conflict}, ${lineIs.joined})),
    judged as (select l.building_id, l.id, ${findings(
      ['l.times > 1', `format('%s %s counts %s times', l.gateway, l.transaction_code, l.times)`],
      [`l.status not in (${counted})`, `format('is %s, which no total counts', l.status)`],
      [
        `l.status = ${lineIs.matched} and l.type <> ${moneyIn} and v.status is distinct from ${voucherIs.approved}`,
        `'is money out, and matched without an approved payment voucher'`,
      ],
      [
        `l.status = ${lineIs.matched} and l.type <> ${moneyIn} and (v.amount is distinct from l.price
          or a.bank_id is distinct from l.bank_id)`,
        `format('is %s, and its voucher %s', l.price, v.amount)`,
      ],
      [
        `l.status = ${lineIs.matched} and l.type = ${moneyIn} and r.status is distinct from ${receiptIs.collected}`,
        `'is matched without a collected receipt'`,
      ],
      [
        `l.status = ${lineIs.matched} and l.type = ${moneyIn} and (r.received is distinct from l.price
          or r.apartment_id is distinct from l.apartment_id)`,
        `format('is %s, and its receipt %s', l.price, r.received)`,
      ],
      [
        `l.status = ${lineIs.matched} and a.bank_id is distinct from l.bank_id`,
        `'is matched with money in an account that is not this bank’s'`,
      ],
    )} as finding
      from counted l
        left join lateral (
          select r.received, r.status, r.apartment_id, r.cash_account_id from receipt r
            where r.building_id = l.building_id and r.id = l.receipt_id
          union all
          select sum(r.received), min(r.status), null, min(r.cash_account_id)
            from jsonb_array_elements(l.shares) s
              join receipt r on r.building_id = l.building_id and r.id = (s->>'receipt_id')::bigint
                and r.apartment_id = (s->>'apartment_id')::bigint and r.received = (s->>'amount')::numeric
            having min(r.status) = max(r.status) and count(*) = jsonb_array_length(l.shares)
        ) r on true
        left join payment_voucher v on v.building_id = l.building_id and v.id = l.payment_voucher_id
        left join cash_account a on a.building_id = l.building_id
          and a.id = coalesce(r.cash_account_id, v.cash_account_id))
    select building_id::text as building, 'bank line ' || id as record, finding from judged where finding <> ''`,
}

export const bankInvariants = { bankLinesAreKept }
