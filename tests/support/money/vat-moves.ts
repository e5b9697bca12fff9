interface Moves {
  readonly made: (path: string, values: object) => Promise<Readonly<Record<string, unknown>>>
  readonly moved: (path: string, values?: object) => Promise<unknown>
}

interface Paying {
  readonly date: string
  readonly category_id: string | undefined
  readonly cash_account_id: string | undefined
}

/** A sale and two purchases with VAT, of which one is not deducted; and one of each that was voided again. */
export async function spendOnVat(
  { made, moved }: Moves,
  { received, paid }: { readonly received: object; readonly paid: Paying },
): Promise<void> {
  const taxed = { amount: '216000', vat_kind: 'taxed', vat_percent: 8 }
  const bought = (number: number) => ({
    ...taxed,
    amount: '54000',
    partner_tax_code: '0100109106',
    invoice_form: '1',
    invoice_symbol: 'C26TAA',
    invoice_number: String(number),
    invoice_date: '2026-11-04',
  })
  for (const [path, values, end] of [
    ['receipt-vouchers', { ...received, ...taxed }, ''],
    ['receipt-vouchers', { ...received, ...taxed }, 'void'],
    ['payment-vouchers', { ...paid, ...bought(1) }, ''],
    ['payment-vouchers', { ...paid, ...bought(2), deduction: 'not_deductible' }, ''],
    ['payment-vouchers', { ...paid, ...bought(3) }, 'void'],
  ] as const) {
    const { id } = await made(path, values)
    await moved(`${path}/${String(id)}/approve`)
    if (end !== '') await moved(`${path}/${String(id)}/${end}`, { reason: 'nhầm' })
  }
  await spendOnCredit({ made, moved }, { ...bought(4), ...paid })
}

/** Two invoices of a supplier that are paid later: one in part, by two payments of which one was voided; the other voided. */
async function spendOnCredit(
  { made, moved }: Moves,
  { cash_account_id, party: _party, ...bought }: Paying & { readonly party?: string },
): Promise<void> {
  const partner = await made('partners', { code: 'NCC-GHI-NO', name: 'Công ty Thang máy' })
  const billed = { ...bought, amount: '54000', partner_id: partner.id, due_on: '2026-12-04' }
  const owed = await made('supplier-invoices', billed)
  await moved(`supplier-invoices/${String(owed.id)}/approve`)
  const wrong = await made('supplier-invoices', { ...billed, invoice_number: '5' })
  await moved(`supplier-invoices/${String(wrong.id)}/approve`)
  await moved(`supplier-invoices/${String(wrong.id)}/void`, { reason: 'nhầm' })
  for (const end of ['', 'void']) {
    const { date, category_id } = bought
    const payment = { date, category_id, cash_account_id, amount: '20000', party: 'Công ty Thang máy' }
    const { id } = await made('payment-vouchers', { ...payment, supplier_invoice_id: owed.id })
    await moved(`payment-vouchers/${String(id)}/approve`)
    if (end !== '') await moved(`payment-vouchers/${String(id)}/${end}`, { reason: 'nhầm' })
  }
}
