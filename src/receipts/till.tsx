import { Button, Card, Input } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useState } from 'react'
import { isZero, subtractAmounts } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { queryClient } from '../data/query-client.ts'
import { useSave } from '../data/use-save.ts'
import { showError } from '../errors/error-popup.tsx'
import { useCallKey } from '../data/use-call-key.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime, formatMoney } from '../fields/format.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { fieldLabel } from '../fields/words.ts'
import { message } from '../ui/feedback.ts'
import type { Till } from './calls.ts'
import { DeskField } from './field.tsx'
import { tillKey, useTill } from './use-account.ts'

interface TillPanelProps {
  readonly buildingId: string | undefined
  readonly tools: ViewTools
}

/**
 * What the cashier has collected since the till was last closed, by payment method, and the cash that should be in the
 * drawer.
 */
export function TillPanel({ buildingId, tools }: TillPanelProps) {
  const { t, language, currency } = tools
  const [isClosing, setClosing] = useState(false)
  const { data } = useTill(buildingId)
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
              <dt>{method.name}</dt>
              <dd>{money(method.received)}</dd>
            </div>
          ))}
        <div>
          <dt>{t('console.desk.drawer')}</dt>
          <dd>
            <strong>{money(data.cash)}</strong>
          </dd>
        </div>
      </dl>
      {isClosing && (
        <CloseTill till={data} buildingId={buildingId} tools={tools} close={() => setClosing(false)} />
      )}
    </Card>
  )
}

function CloseTill({
  till,
  buildingId,
  tools,
  close,
}: TillPanelProps & { readonly till: Till; readonly close: () => void }) {
  const { t, language, currency } = tools
  const [counted, setCounted] = useState<string>()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const key = useCallKey()
  const { save } = useSave(tillClosing)
  const money = (amount: string) => formatMoney(amount, currency, language)
  const send = async () => {
    if (counted === undefined) return
    setBusy(true)
    const values = { building_id: buildingId, counted, ...(note === '' ? {} : { note }) }
    try {
      await save({ values, idempotencyKey: key.keyOf(values) })
      await queryClient.invalidateQueries({ queryKey: tillKey(buildingId) })
      message.success(t('console.desk.till_closed'))
      close()
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t('console.desk.close_till')}
      okText={t('console.desk.close_till')}
      cancelText={t('console.crud.record.cancel')}
      okButtonProps={{ disabled: counted === undefined }}
      confirmLoading={isBusy}
      onOk={() => void send()}
      onCancel={close}
    >
      <p>{`${fieldLabel(t, tillClosing.name, 'expected')}: ${money(till.cash)}`}</p>
      <DeskField label={fieldLabel(t, tillClosing.name, 'counted')}>
        {(element) => (
          <DecimalInput
            {...element}
            language={language}
            digits={currencies[currency].digits}
            value={counted}
            onChange={setCounted}
          />
        )}
      </DeskField>
      {counted !== undefined && (
        <p role="status">{`${fieldLabel(t, tillClosing.name, 'difference')}: ${money(subtractAmounts(counted, till.cash))}`}</p>
      )}
      <DeskField label={fieldLabel(t, tillClosing.name, 'note')}>
        {(element) => <Input {...element} value={note} onChange={({ target }) => setNote(target.value)} />}
      </DeskField>
    </Dialog>
  )
}
