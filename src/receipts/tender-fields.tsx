import { Button } from 'antd'
import type { RefObject } from 'react'
import { compareAmounts, isZero } from '#core/amount.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { optionLabel } from '../fields/words.ts'
import type { ApartmentAccount } from './calls.ts'
import type { Faults } from './error-places.ts'
import { DeskField } from './field.tsx'
import { formatRate } from '#entities/receipts/receipt-cash.ts'
import type { Entry, EntryTotals } from './payment-entry.ts'
import { rateIn, restIn, type DeskCash } from './tender-entry.ts'

interface TenderFieldsProps {
  readonly tools: ViewTools
  readonly account: ApartmentAccount
  readonly entry: Entry
  readonly change: (part: Partial<Entry>) => void
  readonly totals: EntryTotals
  readonly desk: DeskCash
  readonly isCash: boolean
  readonly faults: Faults
  readonly amountField: RefObject<HTMLDivElement | null>
}

/** What was handed over in each currency, the day's rate, and what is still missing. */
export function TenderFields(props: TenderFieldsProps) {
  const { tools, entry, change, totals, desk, isCash, faults, amountField } = props
  const { t, language, currency } = tools
  const say = (code: CurrencyCode) => optionLabel(t, receipt.name, 'currency_code', code)
  const set = (code: CurrencyCode, amount: string | undefined) =>
    change({ handed: { ...entry.handed, [code]: amount }, byHand: {} })
  const whole = Object.entries(faults)
    .filter(([place]) => isOfTenders(place))
    .flatMap(([, texts]) => texts ?? [])
  return (
    <div ref={amountField}>
      {desk.currencies.map(({ currency_code: code }, at) => {
        const rate = rateIn(desk, code)
        return (
          <DeskField
            key={code}
            label={t(`console.desk.${isCash ? 'handed' : 'transferred'}`, { currency: say(code) })}
            faults={at === 0 ? whole : []}
            extra={
              <Button
                type="link"
                size="small"
                aria-label={`${t('console.desk.exactly')}: ${say(code)}`}
                onClick={() => set(code, restIn(code, entry, { ...props, currency }))}
              >
                {t('console.desk.exactly')}
              </Button>
            }
          >
            {(element) => (
              <>
                <DecimalInput
                  {...element}
                  language={language}
                  digits={currencies[code].digits}
                  value={entry.handed[code]}
                  onChange={(amount) => set(code, amount)}
                />
                {rate !== null && (
                  <div className="lobby-secondary figures">
                    {formatRate(rate, { pair: [code, currency], language })}
                  </div>
                )}
              </>
            )}
          </DeskField>
        )
      })}
      {desk.currencies.length > 0 && !isZero(totals.received) && (
        <p className="lobby-secondary figures" role="status">
          {t('console.desk.worth', { amount: formatMoney(totals.received, currency, language) })}
        </p>
      )}
      {compareAmounts(totals.missing, '0') > 0 && (
        <p className="desk-missing figures" role="status">
          {t('console.desk.missing')}{' '}
          <strong>{formatMoney(totals.missing, totals.changeCurrency, language)}</strong>
        </p>
      )}
    </div>
  )
}

/** Errors about money that was handed over or back. */
export const isOfTenders = (place: string) =>
  place.startsWith('tenders') || ['amount_received', 'currency_code', 'lines', 'change_given'].includes(place)
