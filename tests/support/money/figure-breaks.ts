import type { Break } from './bank-breaks.ts'

const past = (table: string, statement: string) => [
  `alter table ${table} disable trigger user`,
  statement,
  `alter table ${table} enable trigger user`,
]

/** What makes reports of plans and statistics of fees differ from the ledger. */
export const figureBreaks: readonly Break[] = [
  [
    'a plan that lost a voucher',
    ['I9', 'I23'],
    [
      'alter table receipt_voucher drop constraint receipt_voucher_building_id_plan_period_id_key',
      `update receipt_voucher set plan_period_id = 1000000 where plan_period_id is not null and status = 'approved'`,
    ],
  ],
  [
    'a voucher of a plan that is said to be taken back',
    ['I10', 'I11', 'I12', 'I23'],
    [`update receipt_voucher set status = 'voided' where plan_period_id is not null and status = 'approved'`],
  ],
  [
    'a line of a plan’s voucher that is booked as a debt from before',
    ['I11', 'I13', 'I15', 'I23'],
    past(
      'ledger_entry',
      `update ledger_entry set kind = 'opening' where building_id = 1 and kind = 'fee' and document_id =
        (select fee_id from receipt_voucher where building_id = 1 and plan_period_id is not null and status = 'charged')`,
    ),
  ],
  [
    'a discount that statistics tell otherwise',
    ['I13', 'I20', 'I23'],
    past('prepayment_release', 'update prepayment_release set let_off = let_off + 1'),
  ],
]
