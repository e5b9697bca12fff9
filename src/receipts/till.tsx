import { Button, Card } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { isZero } from '#core/amount.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime, formatMoney } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { useTill } from './use-account.ts'
import { useMethods } from './use-methods.ts'

const CloseTill = lazy(async () => ({ default: (await import('./close-till.tsx')).CloseTill }))

interface TillPanelProps {
  readonly buildingId: string | undefined
  readonly tools: ViewTools
  /** Asks for the count immediately. */
  readonly startsClosing?: boolean
}

/**
 * What the cashier has collected since they closed a till last, by payment method, and what the ledger has in each cash
 * account.
 */
export function TillPanel({ buildingId, tools, startsClosing = false }: TillPanelProps) {
  const { t, language, currency } = tools
  const [isClosing, setClosing] = useState(startsClosing)
  const { data } = useTill(buildingId)
  const named = useMethods()
  if (data === undefined) return null
  const money = (amount: string) => formatMoney(amount, currency, language)
  return (
    <Card
      size="small"
      title={<h2>{t('console.desk.till')}</h2>}
      extra={<Button onClick={() => setClosing(true)}>{t('console.desk.close_till')}</Button>}
    >
      <dl className="desk-till figures">
        {data.opened_at !== null && (
          <div>
            <dt>{fieldLabel(t, tillClosing.name, 'opened_at')}</dt>
            <dd>{formatDateTime(data.opened_at)}</dd>
          </div>
        )}
        <div>
          <dt>{fieldLabel(t, tillClosing.name, 'receipts')}</dt>
          <dd>{data.receipts}</dd>
        </div>
        {data.methods
          .filter(({ received, receipts }) => receipts > 0 || !isZero(received))
          .map((method) => (
            <div key={method.payment_method_id}>
              <dt>{named?.find(({ id }) => id === method.payment_method_id)?.name ?? method.name}</dt>
              <dd>{money(method.received)}</dd>
            </div>
          ))}
        {data.boxes.map(({ cash_account_id: id, name, currency_code, balance }) => (
          <div key={id}>
            <dt>{t('console.desk.in_box', { name })}</dt>
            <dd>
              <strong>{formatMoney(balance, currency_code ?? currency, language)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {isClosing && (
        <Suspense fallback={null}>
          <CloseTill
            boxes={data.boxes}
            buildingId={buildingId}
            tools={tools}
            close={() => setClosing(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
