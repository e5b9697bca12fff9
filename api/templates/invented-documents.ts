import { addDays, addMonths, monthOf } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { handoverWords } from '#domain/documents/handover-words.ts'
import type { TemplateType } from '#domain/documents/templates.ts'
import { planPeriods } from '#domain/money/plan-periods.ts'
import type { SeenNotice } from '../notices/notice-parts.ts'
import type { SeenContract } from '../papers/contract-values.ts'
import type { SeenHandover } from '../papers/handover-page.ts'
import type { ReceiptContext } from '../papers/receipt-page.ts'
import type { SeenReceipt } from '../papers/receipt-values.ts'

const names: Readonly<Record<Language, string>> = { vi: 'Nguyễn Văn An', en: 'An Nguyen', km: 'សុខ សុភា' }

interface Inventing {
  readonly today: string
  readonly language: Language
  readonly currency: CurrencyCode
}

interface Documents {
  readonly notice: SeenNotice
  readonly receipt: SeenReceipt
  readonly contract: SeenContract
  readonly handover: SeenHandover
}

/** Documents for the preview of a template where the building has none yet. */
export const inventedDocuments: {
  readonly [T in TemplateType]: (of: Inventing) => Documents[T]
} = {
  notice: ({ today, language }) => ({
    month: monthOf(today),
    created_at: new Date().toISOString(),
    collect_on: addDays(today, 10),
    recipient: names[language],
    apartment: { code: 'A-1203' },
    lines: linesOf(today).map((line) => ({ ...line, settled: '0' })),
    amount: '1350000',
    settled: '0',
    let_off: '0',
    old_debt: '420000',
    credit: '0',
    due: '1770000',
    bank_name: '…………',
    account_number: '0000000000',
    account_holder: '…………',
    reference: 'LB941N45V4N A0000',
    qr_text: 'LBA0000',
  }),
  receipt: ({ today, language, currency }) => ({
    code: 'PT-0001',
    received_on: today,
    payer: names[language],
    apartment: { code: 'A-1203' },
    lines: linesOf(today),
    settled: '1350000',
    received: '1350000',
    amount_received: '1350000',
    change_given: '0',
    currency_code: currency,
    collector_name: '…………',
    status: 'collected',
  }),
  contract: ({ today, language, currency }) => ({
    code: 'HD-0001',
    name: '…………',
    status: 'draft',
    apartment: { code: 'A-1203', area: 78.5 },
    value: '120000000',
    tax_percent: 10,
    deposit: '12000000',
    start_date: today,
    end_date: addDays(today, 365),
    party_a_name: '…………',
    party_a_representative: '…………',
    party_a_position: '…………',
    party_b_name: names[language],
    party_b_address: '…………',
    party_b_phone: '0912 345 678',
    party_b_identifier: '001099012345',
    rental_info: '…………',
    bank_info: '…………',
    terms: '<p>…………</p>',
    sent_plan: planOf(today, { payer: names[language], currency }),
  }),
  handover: ({ today, language }) => ({
    code: 'BG-0001',
    handover_date: today,
    apartment: { code: 'A-1203' },
    receiver_name: names[language],
    receiver_phone: '0912 345 678',
    handed_by: { name: '…………' },
    keys_count: 3,
    cards_count: 2,
    electric_number: 120,
    water_number: 12.5,
    // One of them is not as it should be.
    checklist: handoverWords[language].items.map((item, at) => ({
      item,
      passed: at !== 1,
      remark: at === 1 ? '…………' : null,
      photos: null,
    })),
    defects: [{ item: '…………', description: '…………', due_date: addDays(today, 7) }],
  }),
}

/** What the invented receipt booked, what stays owed after it, and how that is paid. */
export const inventedDebt = (currency_code: CurrencyCode) =>
  ({
    entry: {
      lines: [
        { posting: 'cash', code: '1111', debit: '1350000', credit: '0' },
        { posting: 'receivable', code: '131', debit: '0', credit: '1350000' },
      ],
    },
    owed: '420000',
    payment: {
      text: 'LBA0000',
      bank: '…………',
      account_number: '0000000000',
      account_holder: '…………',
      currency_code,
      amount: '420000',
      purpose: 'LB941N45V4N A0000',
    },
  }) satisfies Pick<ReceiptContext, 'entry' | 'owed' | 'payment'>

/** Two periods of a quarter each. */
const planOf = (
  today: string,
  { payer, currency }: { readonly payer: string; readonly currency: CurrencyCode },
): NonNullable<SeenContract['sent_plan']> =>
  planPeriods({ from: today, to: addDays(addMonths(today, 6), -1), months: 3 }).map(
    ({ number, from, to }) => ({
      plan: '…………',
      kind: 'revenue',
      counterparty: payer,
      currency_code: currency,
      number,
      from_date: from,
      to_date: to,
      due_on: from,
      amount_before_tax: '60000000',
      amount_with_tax: '66000000',
    }),
  )

const linesOf = (today: string) =>
  (
    [
      ['MANAGEMENT', '900000'],
      ['WATER', '450000'],
    ] as const
  ).map(([fee_type, amount]) => ({ fee_type, amount, month: monthOf(today) }))
