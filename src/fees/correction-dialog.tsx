import { useList } from '@refinedev/core'
import { Input, Modal, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import { compareAmounts } from '#core/amount.ts'
import { currencies } from '#core/currency.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { formatDecimal } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { amountAtIndex, indexesOf, type TariffRecord } from './correction.ts'
import { Difference } from './difference.tsx'
import { useCorrection } from './use-correction.tsx'

interface CorrectionDialogProps {
  readonly fee: AnyRecord
  readonly tools: ViewTools
  readonly close: () => void
}

/** What the fee shall be instead: an amount, or what the meter really showed; and why. The difference shows before it is done. */
export function CorrectionDialog({ fee, tools, close }: CorrectionDialogProps) {
  const { t, language, currency } = tools
  const indexes = indexesOf(fee)
  const [by, setBy] = useState<'index' | 'amount'>(indexes === undefined ? 'amount' : 'index')
  const [amount, setAmount] = useState<string>()
  const [fresh, setFresh] = useState<string>()
  const [reason, setReason] = useState('')
  const tariffs = useTariffs(fee.fee_setting_id, by === 'index')
  const { send, isBusy, faults, setFaults } = useCorrection({ fee, tools, close })
  const before = String(fee.amount ?? '0')
  const after =
    by === 'amount'
      ? amount
      : indexes === undefined || fresh === undefined || tariffs === undefined
        ? undefined
        : amountAtIndex({ fee, old: indexes.old, fresh, tariffs, currency })

  const submit = () => {
    const typed = by === 'amount' ? amount : fresh
    const place = by === 'amount' ? 'amount' : 'new_index'
    const missing = {
      ...(typed === undefined ? { [place]: [t('error.required')] } : {}),
      ...(reason.trim() === '' ? { reason: [t('error.required')] } : {}),
      ...(indexes !== undefined && by === 'index' && fresh !== undefined && compareAmounts(fresh, indexes.old) < 0
        ? { new_index: [t('error.index_runs_backwards')] }
        : {}),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0 || typed === undefined) return
    void send({ reason: reason.trim(), [place]: typed, ...(by === 'index' && indexes !== undefined ? { old_index: indexes.old } : {}) })
  }

  return (
    <Modal
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
        {indexes !== undefined && (
          <Segmented
            block
            value={by}
            onChange={setBy}
            options={[
              { value: 'index', label: t('console.fees.correct.by_index') },
              { value: 'amount', label: t('console.fees.correct.by_amount') },
            ]}
          />
        )}
        {by === 'index' && indexes !== undefined ? (
          <Place
            name="new_index"
            label={t('console.fees.correct.by_index')}
            faults={faults.new_index ?? faults.amount}
            help={t('console.fees.correct.indexes', {
              old: formatDecimal(indexes.old, { language, digits: 3 }),
              fresh: formatDecimal(indexes.fresh, { language, digits: 3 }),
            })}
          >
            <DecimalInput id="correct-new_index" language={language} digits={3} value={fresh} onChange={setFresh} />
          </Place>
        ) : (
          <Place name="amount" label={t('console.fees.correct.by_amount')} faults={faults.amount}>
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
        <Place name="reason" label={t('console.fees.correct.reason')} faults={faults.reason}>
          <Input.TextArea
            id="correct-reason"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Place>
        <div role="status">
          <Difference before={before} after={after} tools={tools} />
        </div>
      </div>
    </Modal>
  )
} // prettier-ignore

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

/** Undefined while they load. */
function useTariffs(settingId: unknown, enabled: boolean): readonly TariffRecord[] | undefined {
  const { result, query } = useList<TariffRecord>({
    resource: 'tariff',
    filters: [{ field: 'fee_setting_id', operator: 'eq', value: settingId }],
    pagination: { currentPage: 1, pageSize: 100 },
    queryOptions: { enabled },
    liveMode: 'off',
    errorNotification: false,
  })
  return query.isSuccess ? result.data : undefined
}
