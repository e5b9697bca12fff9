import { Alert, Button } from 'antd'
import { addAmounts, compareAmounts, isAmount } from '#core/amount.ts'
import { cashLimitOn, vatOnNet, vatPartsOf } from '#domain/money/voucher-vat.ts'
import type { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import type { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import type { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import type { SlotProps } from '../crud/views.ts'
import { formatMoney } from '../fields/format.ts'

type Use = SlotProps<typeof paymentVoucher | typeof receiptVoucher | typeof supplierInvoice>

const amountIn = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && isAmount(String(value)) ? String(value) : null

/** While a voucher is filled in: what its amount contains, and what of that the office should look at again. */
export function VoucherVat({ record, tools, onChange }: Use) {
  const { t, currency, language } = tools
  const [amount, percent] = [amountIn(record.amount), amountIn(record.vat_percent)]
  if (onChange === undefined || record.vat_kind !== 'taxed' || amount === null || percent === null)
    return null
  const said = { net: amountIn(record.net), vat: amountIn(record.vat) }
  const money = (value: string) => formatMoney(value, currency, language)
  const parts = vatPartsOf({ amount, kind: 'taxed', percent, ...said }, currency)
  // What is typed as the amount becomes what it is before the tax.
  const addTax = () => {
    const vat = vatOnNet(amount, percent, currency)
    onChange('net', amount)
    onChange('vat', vat)
    onChange('amount', addAmounts(amount, vat))
  }
  if (parts === undefined)
    return (
      <Alert
        type="error"
        showIcon
        role="status"
        message={t('console.voucher.vat.differs', { amount: money(amount) })}
      />
    )
  const expected = vatOnNet(parts.net, percent, currency)
  const isTyped = said.net !== null || said.vat !== null
  const isOff = isTyped && compareAmounts(expected, parts.vat) !== 0
  return (
    <>
      <Alert
        type={isOff ? 'warning' : 'info'}
        showIcon
        role="status"
        message={t('console.voucher.vat.parts', { net: money(parts.net), vat: money(parts.vat) })}
        description={isOff ? t('console.voucher.vat.by_rate', { vat: money(expected) }) : undefined}
        action={
          isTyped ? undefined : (
            <Button size="small" onClick={addTax}>
              {t('console.voucher.vat.add_tax')}
            </Button>
          )
        }
      />
      <CashLimit {...{ record, tools, amount }} />
    </>
  )
}

/** Warns while a purchase is paid in cash of which nothing is deducted then. */
function CashLimit({ record, tools, amount }: Pick<Use, 'record' | 'tools'> & { readonly amount: string }) {
  const { t, currency, language } = tools
  const { invoice_date: invoiced, date } = record
  const day = typeof invoiced === 'string' ? invoiced : typeof date === 'string' ? date : undefined
  const limit = day === undefined ? undefined : cashLimitOn(day)
  const isCash = 'payment_way' in record && record.payment_way === 'cash'
  if (!isCash || limit === undefined || compareAmounts(amount, limit.amount) < 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      message={t('console.voucher.vat.cash_limit', {
        amount: formatMoney(limit.amount, currency, language),
        law: limit.law,
      })}
    />
  )
}
