import { Button, Collapse, Input, Select } from 'antd'
import { useEffect, useState, type RefObject } from 'react'
import { isZero } from '#core/amount.ts'
import { currencies, currencyCodes } from '#domain/currency.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { MonthPicker } from '../fields/parts/month-picker.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatMoney } from '../fields/format.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { RecordSelect } from '../fields/references/record-select.tsx'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import type { ApartmentAccount } from './calls.ts'
import { LeftoverChoice } from './leftover-choice.tsx'
import { allCredit, exactPayment, leftoverOf, type Entry, type EntryTotals } from './payment-entry.ts'
import type { Faults, Shown } from './error-places.ts'
import { DeskField } from './field.tsx'
import { codeText } from '../i18n/code-text.ts'

export interface PaymentPanelProps {
  readonly tools: ViewTools
  readonly account: ApartmentAccount
  readonly entry: Entry
  readonly change: (part: Partial<Entry>) => void
  readonly totals: EntryTotals
  readonly methods: readonly { readonly id: string; readonly name: string }[]
  /** Only cash gives change. */
  readonly isCash: boolean
  readonly faults: Faults
  readonly shown: Shown
  readonly amountField: RefObject<HTMLDivElement | null>
}

/** Amount, currency and method; credit and deduction; the payer. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { tools, account, entry, change, totals, methods, isCash, faults, shown, amountField } = props
  const { t, language, currency } = tools
  const label = (name: string) => fieldLabel(t, receipt.name, name)
  const money = (amount: string) => formatMoney(amount, currency, language)
  const digits = currencies[currency].digits
  const [isOpen, setOpen] = useState(false)
  // An error inside unfolds the panel; after reading it, the user may fold it again.
  useEffect(() => {
    if (Object.keys(faults).some((name) => shown.more.has(name))) setOpen(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is shown changes as one types: only a refusal counts
  }, [faults])
  return (
    <>
      <DeskField label={label('payment_method_id')} faults={faults.payment_method_id}>
        {(element) => (
          <Select
            {...element}
            value={entry.method}
            onChange={(method: string) => change({ method })}
            options={methods.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </DeskField>
      <div ref={amountField} className="desk-amount">
        <DeskField
          label={label('amount_received')}
          faults={[
            ...(faults.amount_received ?? []),
            ...(faults.currency_code ?? []),
            ...(faults.lines ?? []),
            ...(faults.change_given ?? []),
          ]}
          extra={
            entry.currency === currency && (
              <Button
                type="link"
                size="small"
                onClick={() => change({ received: exactPayment(account, entry), byHand: {} })}
              >
                {t('console.desk.exactly')}
              </Button>
            )
          }
        >
          {(element) => (
            <DecimalInput
              {...element}
              language={language}
              digits={currencies[entry.currency].digits}
              value={entry.received}
              placeholder={
                isZero(totals.received) ? undefined : formatAmount(totals.received, currency, language)
              }
              onChange={(received) => change({ received })}
            />
          )}
        </DeskField>
        <Select
          aria-label={label('currency_code')}
          value={entry.currency}
          onChange={(code: Entry['currency']) => change({ currency: code })}
          options={currencyCodes.map((code) => ({
            value: code,
            label: optionLabel(t, receipt.name, 'currency_code', code),
          }))}
        />
      </div>
      {entry.currency !== currency && (
        <p className="lobby-secondary" role="status">
          {totals.money === undefined ? codeText(t, 'no_exchange_rate') : `= ${money(totals.money)}`}
        </p>
      )}
      {isCash && !isZero(totals.excess) && (
        <LeftoverChoice
          totals={totals}
          tools={tools}
          value={leftoverOf(entry, isCash)}
          onChange={(leftover) => change({ leftover })}
        />
      )}
      {shown.panel.has('credit_used') && (
        <DeskField
          label={`${label('credit_used')} (${t('console.desk.of', { amount: money(account.credit) })})`}
          faults={faults.credit_used}
          extra={
            <Button
              type="link"
              size="small"
              onClick={() => change({ credit: allCredit(account, entry, totals.money) })}
            >
              {t('console.desk.all')}
            </Button>
          }
        >
          {(element) => (
            <DecimalInput
              {...element}
              language={language}
              digits={digits}
              value={entry.credit}
              onChange={(credit) => change({ credit })}
            />
          )}
        </DeskField>
      )}
      <DeskField label={label('payer')} faults={faults.payer}>
        {(element) => (
          <Input
            {...element}
            value={entry.payer}
            onChange={({ target }) => change({ payer: target.value })}
          />
        )}
      </DeskField>
      <Collapse
        ghost
        size="small"
        activeKey={isOpen ? ['more'] : []}
        onChange={(keys) => setOpen(keys.length > 0)}
        items={[
          { key: 'more', label: t('console.desk.more'), forceRender: true, children: <More {...props} /> },
        ]}
      />
    </>
  )
}

/** Fields that are rarely changed: the month, the fund, a deduction, a pre-printed sheet, a note. */
function More({ tools, entry, change, faults, shown: { more } }: PaymentPanelProps) {
  const { t, language, currency } = tools
  const label = (name: string) => fieldLabel(t, receipt.name, name)
  return (
    <>
      <DeskField label={label('month')} faults={faults.month}>
        {({ id }) => <MonthPicker id={id} value={entry.month} onChange={(month) => change({ month })} />}
      </DeskField>
      {more.has('cash_account_id') && (
        <DeskField label={label('cash_account_id')} faults={faults.cash_account_id}>
          {(element) => (
            <RecordSelect
              target={cashAccount}
              tools={tools}
              element={element}
              where={{ field: 'is_active', equals: true }}
              value={entry.fund === undefined ? [] : [entry.fund]}
              onChange={([fund]) => change({ fund })}
            />
          )}
        </DeskField>
      )}
      {more.has('deduction') && (
        <DeskField label={label('deduction')} faults={faults.deduction}>
          {(element) => (
            <DecimalInput
              {...element}
              language={language}
              digits={currencies[currency].digits}
              value={entry.deduction}
              onChange={(deduction) => change({ deduction })}
            />
          )}
        </DeskField>
      )}
      {more.has('deduction_reason') && (
        <DeskField label={label('deduction_reason')} faults={faults.deduction_reason}>
          {(element) => (
            <Input
              {...element}
              value={entry.deductionReason}
              onChange={({ target }) => change({ deductionReason: target.value })}
            />
          )}
        </DeskField>
      )}
      {more.has('serial_id') && (
        <DeskField label={label('serial_id')} faults={faults.serial_id}>
          {(element) => (
            <RecordSelect
              target={preprintSerial}
              tools={tools}
              element={element}
              where={{ field: 'status', equals: 'free' }}
              value={entry.serial === undefined ? [] : [entry.serial]}
              onChange={([serial]) => change({ serial })}
            />
          )}
        </DeskField>
      )}
      <DeskField label={label('note')} faults={faults.note}>
        {(element) => (
          <Input.TextArea
            {...element}
            rows={2}
            value={entry.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </DeskField>
    </>
  )
}
