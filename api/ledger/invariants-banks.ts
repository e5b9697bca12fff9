import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { findings, type Invariant } from './invariants-shape.ts'

const lineIs = statesOf(bankLine)
const receiptIs = statesOf(receipt)
const { in: moneyIn } = optionsOf(bankLine, 'type')
/** The states of lines that count: together they are all that the bank told. */
const counted = [lineIs.matched, lineIs.unmatched, lineIs.not_ours].join(', ')

/** What the bank told is, line by line, matched with one living receipt of its amount, unmatched or not ours. */
const bankLinesAreKept: Invariant = {
  code: 'I6',
  says: 'each id of a bank counts once, and the bank’s total is what is matched, unmatched and not ours; what is matched is one receipt of its amount',
  sql: `with counted as (select l.*, count(*) over (partition by building_id, gateway, account_number, transaction_code) as times
        from bank_line l where l.status <> ${lineIs.conflict}),
    judged as (select l.building_id, l.id, ${findings(
      ['l.times > 1', `format('%s %s counts %s times', l.gateway, l.transaction_code, l.times)`],
      [`l.status not in (${counted})`, `format('is %s, which no total counts', l.status)`],
      [`l.status = ${lineIs.matched} and l.type <> ${moneyIn}`, `'is money out, and matched'`],
      [
        `l.status = ${lineIs.matched} and r.status is distinct from ${receiptIs.collected}`,
        `'is matched without a collected receipt'`,
      ],
      [
        `l.status = ${lineIs.matched} and (r.received is distinct from l.price
          or r.apartment_id is distinct from l.apartment_id)`,
        `format('is %s, and its receipt %s', l.price, r.received)`,
      ],
    )} as finding
      from counted l left join receipt r on r.building_id = l.building_id and r.id = l.receipt_id)
    select building_id::text as building, 'bank line ' || id as record, finding from judged where finding <> ''`,
}

export const bankInvariants = { bankLinesAreKept }
