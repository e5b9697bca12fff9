import { Input, Segmented } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useState, type ReactNode } from 'react'
import type { fee } from '#entities/fees/fee.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { currencies } from '#domain/currency.ts'
import { codeText } from '../i18n/code-text.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { formatNumber } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { Difference } from './difference.tsx'
import { useCorrection, type CorrectionField } from './use-correction.tsx'
import { useForecast, type Way } from './use-forecast.ts'

type Fee = StoredShown<typeof fee>

interface CorrectionDialogProps {
  readonly fee: Fee
  readonly tools: ViewTools
  readonly close: () => void
}

/**
 * How the fee is corrected: the right meter index, the current tariff and data, or an amount; and the reason. The
 * difference is shown before it is saved.
 */
export function CorrectionDialog({ fee, tools, close }: CorrectionDialogProps) {
  const { t, language, currency } = tools
  const ways = waysOf(fee)
  const [way, setWay] = useState<Way>(ways[0] ?? 'amount')
  const [amount, setAmount] = useState<string>()
  const [index, setIndex] = useState<string>()
  const [reason, setReason] = useState('')
  const { send, isBusy, faults, setFaults } = useCorrection({ fee, tools, close })
  const typed = { index, amount, facts: undefined }[way]
  const forecast = useForecast({ fee, way, typed, t })
  const said = { ...forecast.faults, ...faults }

  const submit = () => {
    const place = places[way]
    const missing = {
      ...(place !== undefined && typed === undefined ? { [place]: [codeText(t, 'required')] } : {}),
      ...(reason.trim() === '' ? { reason: [codeText(t, 'required')] } : {}),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    void send({
      reason: reason.trim(),
      ...(place === undefined || typed === undefined ? {} : { [place]: typed }),
    })
  }

  return (
    <Dialog
      open
      title={t('console.fees.correct.title', { name: String(fee.name ?? '') })}
      okText={t('console.fees.correct.send')}
      cancelText={t('console.crud.record.cancel')}
      confirmLoading={isBusy}
      onOk={submit}
      onCancel={close}
    >
      <div className="lobby-form">
        <p className="lobby-secondary">{t('console.fees.correct.what')}</p>
        {ways.length > 1 && (
          <Segmented
            block
            aria-label={t('console.fees.correct.what')}
            value={way}
            onChange={(chosen) => {
              setFaults({})
              setWay(chosen)
            }}
            options={ways.map((one) => ({ value: one, label: t(`console.fees.correct.by_${one}`) }))}
          />
        )}
        {way === 'index' && (
          <Place
            name="new_index"
            label={t('console.fees.correct.by_index')}
            faults={said.new_index ?? said.amount}
            help={t('console.fees.correct.indexes', {
              old: indexText(fee.old_index, language),
              fresh: indexText(fee.new_index, language),
            })}
          >
            <DecimalInput
              id="correct-new_index"
              language={language}
              digits={3}
              value={index}
              onChange={setIndex}
            />
          </Place>
        )}
        {way === 'facts' && (
          <div role="note">
            <p>{t('console.fees.correct.facts')}</p>
            {(said.amount ?? []).map((fault) => (
              <p key={fault} role="alert" className="lobby-field-error">
                {fault}
              </p>
            ))}
          </div>
        )}
        {way === 'amount' && (
          <Place name="amount" label={t('console.fees.correct.by_amount')} faults={said.amount}>
            <DecimalInput
              id="correct-amount"
              language={language}
              digits={currencies[currency].digits}
              suffix={currencies[currency].symbol}
              value={amount}
              onChange={setAmount}
            />
          </Place>
        )}
        <Place name="reason" label={t('console.fees.correct.reason')} faults={said.reason}>
          <Input.TextArea
            id="correct-reason"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Place>
        <div role="status">
          <Difference before={String(fee.amount ?? '0')} after={forecast.after} tools={tools} />
        </div>
      </div>
    </Dialog>
  )
}

/** An index where the fee was made from one, the tariff where it was made by one, an amount always. */
const waysOf = (fee: Fee): readonly Way[] => [
  ...(fee.fee_setting_id !== null && typeof fee.new_index === 'number' ? (['index'] as const) : []),
  ...(fee.fee_setting_id === null ? [] : (['facts'] as const)),
  'amount',
]

/** The field of the call that each of them fills. */
const places: Readonly<Record<Way, CorrectionField | undefined>> = {
  index: 'new_index',
  facts: undefined,
  amount: 'amount',
}

const indexText = (value: number | null | undefined, language: ViewTools['language']) =>
  formatNumber(value ?? 0, { language, digits: 3 })

interface PlaceProps {
  readonly name: string
  readonly label: string
  readonly faults: readonly string[] | undefined
  readonly help?: string
  readonly children: ReactNode
}

const Place = ({ name, label, faults = [], help, children }: PlaceProps) => (
  <div className="lobby-field">
    <label htmlFor={`correct-${name}`}>
      {label}
      <span className="lobby-required" />
    </label>
    {children}
    {faults.length > 0 && (
      <div className="lobby-field-error lobby-lines" role="alert">
        {faults.join('\n')}
      </div>
    )}
    {help !== undefined && <div className="lobby-field-help">{help}</div>}
  </div>
)
