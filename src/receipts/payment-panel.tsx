import { Button, Collapse, Input, Select } from 'antd'
import { useEffect, useState, type RefObject } from 'react'
import { compareAmounts, isZero } from '#core/amount.ts'
import { currencies, currencyCodes } from '#domain/currency.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate, formatMoney } from '../fields/format.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import type { ApartmentAccount } from './calls.ts'
import { TenderFields } from './tender-fields.tsx'
import type { DeskCash } from './tender-entry.ts'
import { LeftoverChoice } from './leftover-choice.tsx'
import { allCredit, exactPayment, leftoverOf, type Entry, type EntryTotals } from './payment-entry.ts'
import type { Faults, Shown } from './error-places.ts'
import { DeskField } from './field.tsx'
import { RarelyChanged } from './rarely-changed.tsx'
import { PaymentQr } from './payment-qr.tsx'
import type { Method } from './use-methods.ts'
import { codeText } from '../i18n/code-text.ts'

/** Ways of paying that a bank's app knows. */
const transfers: ReadonlySet<Method['code'] | undefined> = new Set(['BANK_TRANSFER', 'QR'] as const)

const isPositive = (amount: string) => compareAmounts(amount, '0') > 0

export interface PaymentPanelProps {
  readonly tools: ViewTools
  readonly account: ApartmentAccount
  /** The money goes into the maintenance fund. */
  readonly isOfFund: boolean
  readonly entry: Entry
  readonly change: (part: Partial<Entry>) => void
  readonly totals: EntryTotals
  readonly apartmentId: string
  readonly methods: readonly Method[]
  /** Only cash gives change. */
  readonly isCash: boolean
  /** Where what came is said in each currency; undefined elsewhere. */
  readonly desk: DeskCash | undefined
  readonly faults: Faults
  readonly shown: Shown
  readonly amountField: RefObject<HTMLDivElement | null>
}

/** Amount, currency and method; credit and deduction; the payer. */
export function PaymentPanel(props: PaymentPanelProps) {
  const {
    tools,
    account,
    isOfFund,
    apartmentId,
    entry,
    change,
    totals,
    methods,
    isCash,
    desk,
    faults,
    shown,
    amountField,
  } = props
  const isTransfer = transfers.has(methods.find(({ id }) => id === entry.method)?.code)
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
            // Another way of paying may need another account.
            onChange={(method: string) => change({ method, fund: undefined, handed: {} })}
            options={methods.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </DeskField>
      {isOfFund && <p className="lobby-secondary">{t('console.desk.purpose.into_fund')}</p>}
      {isTransfer && !isOfFund && entry.method !== undefined && (
        <PaymentQr
          apartmentId={apartmentId}
          methodId={entry.method}
          amount={totals.money === undefined || !isPositive(totals.money) ? undefined : totals.money}
          tools={tools}
        />
      )}
      {desk === undefined ? (
        <>
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
        </>
      ) : (
        <TenderFields {...props} desk={desk} />
      )}
      {isCash &&
        isPositive(totals.excess) &&
        (desk === undefined || !isZero(totals.change) || !isZero(totals.prepaid)) && (
          <LeftoverChoice
            totals={totals}
            tools={tools}
            value={leftoverOf(entry, { account, isCash })}
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
      {entry.receivedOn !== undefined && (
        <p className="desk-other-day" role="status">
          {`${label('received_on')}: `}
          <strong>{formatDate(entry.receivedOn)}</strong>
        </p>
      )}
      <Collapse
        ghost
        size="small"
        activeKey={isOpen ? ['more'] : []}
        onChange={(keys) => setOpen(keys.length > 0)}
        items={[
          {
            key: 'more',
            label: t('console.desk.more'),
            forceRender: true,
            children: <RarelyChanged {...props} />,
          },
        ]}
      />
    </>
  )
}
