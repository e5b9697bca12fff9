/** A title, the invariants that it breaks, and statements that do so. */
export type Break = readonly [title: string, broken: readonly string[], statements: readonly string[]]

/** A line of a bank for the apartment of the first of these receipts; its content is its price. */
const bankLine = (status: string, { price, receipt, of }: { price: string; receipt: string; of: string }) =>
  `insert into bank_line (building_id, transaction_code, gateway, account_number, date, type, currency_code, price,
      booked, content_hash, why, status, receipt_id, apartment_id)
    select 1, 'B-1', 'demo', '1', current_date, 'in', 'vnd', ${price}, case '${status}' when 'matched' then ${price} end,
      (${price})::text, 'by_hand', '${status}', ${receipt}, r.apartment_id from receipt r where r.building_id = 1 and r.id = (select min(id) from receipt where ${of})`

/** What breaks I6, given SQL of a receipt that lives and of one that is voided. */
export const bankBreaks = (plain: string, voided: string): readonly Break[] => [
  [
    'a bank line matched with a receipt of another amount',
    ['I6'],
    [bankLine('matched', { price: 'r.received + 1', receipt: 'r.id', of: plain })],
  ],
  [
    'a bank line matched with a voided receipt',
    ['I6'],
    [bankLine('matched', { price: 'r.received', receipt: 'r.id', of: voided })],
  ],
  [
    'an id of a bank that counts twice',
    ['I6'],
    [
      'drop index bank_line_source_unique',
      ...['1', '2'].map((price) => bankLine('unmatched', { price, receipt: 'null', of: plain })),
    ],
  ],
]
