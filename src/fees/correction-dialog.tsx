import { Segmented } from 'antd'
import { useState } from 'react'
import { isPresent } from '#core/condition.ts'
import { reissueFee } from '#domain/calls/fees.ts'
import type { fee } from '#entities/fees/fee.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { FieldsDialog } from '../crud/form/fields-dialog.tsx'
import { useFieldValue } from '../crud/form/form-store.ts'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { showError } from '../errors/error-popup.tsx'
import { formatNumber } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { Difference } from './difference.tsx'
import { useCorrection } from './use-correction.ts'
import { useForecast, type Way } from './use-forecast.ts'

type Fee = StoredShown<typeof fee>

interface CorrectionDialogProps {
  readonly fee: Fee
  readonly tools: ViewTools
  readonly close: () => void
}

const { new_index, amount, reason } = reissueFee.body.fields
/** The fields of the call that each way of correcting fills, and the one of them that says how. */
const fieldsOf = { index: { new_index, reason }, facts: { reason }, amount: { amount, reason } } as const
const saidBy = { index: 'new_index', facts: undefined, amount: 'amount' } as const

/**
 * How the fee is corrected: the right meter index, the current tariff and data, or an amount; and the reason. The
 * difference is shown before it is saved.
 */
export function CorrectionDialog({ fee, tools, close }: CorrectionDialogProps) {
  const { t, language } = tools
  const ways = waysOf(fee)
  const [way, setWay] = useState<Way>(ways[0] ?? 'amount')
  const place = saidBy[way]
  const form = useFieldsForm({
    name: 'correct',
    fields: fieldsOf[way],
    requires: place === undefined ? [] : [place],
    send: useCorrection({ fee, tools, close }),
    onFailure: (error) => showError(t, error),
    draftOf: JSON.stringify(['fee', fee.id, 'correct', way]),
  })
  const said = useFieldValue(form.store, place ?? '')
  const forecast = useForecast({ fee, way, typed: isPresent(said) ? String(said) : undefined, t })
  const words = {
    new_index: {
      label: t('console.fees.correct.by_index'),
      help: t('console.fees.correct.indexes', {
        old: indexText(fee.old_index, language),
        fresh: indexText(fee.new_index, language),
      }),
    },
    amount: { label: t('console.fees.correct.by_amount') },
    reason: { label: t('console.fees.correct.reason') },
  }
  return (
    <FieldsDialog
      form={form}
      title={t('console.fees.correct.title', { name: String(fee.name ?? '') })}
      okText={t('console.fees.correct.send')}
      tools={tools}
      close={close}
      words={words}
      head={
        <>
          <p className="lobby-secondary">{t('console.fees.correct.what')}</p>
          {ways.length > 1 && (
            <Segmented
              block
              aria-label={t('console.fees.correct.what')}
              style={{ marginBottom: 16 }}
              value={way}
              onChange={(chosen) => {
                form.store.setErrors({})
                setWay(chosen)
              }}
              options={ways.map((one) => ({ value: one, label: t(`console.fees.correct.by_${one}`) }))}
            />
          )}
          {way === 'facts' && <p role="note">{t('console.fees.correct.facts')}</p>}
        </>
      }
    >
      {forecast.faults.map((fault) => (
        <p key={fault} role="alert" className="lobby-field-error">
          {fault}
        </p>
      ))}
      <div role="status">
        <Difference before={String(fee.amount ?? '0')} after={forecast.after} tools={tools} />
      </div>
    </FieldsDialog>
  )
}

/** An index where the fee was made from one, the tariff where it was made by one, an amount always. */
const waysOf = (fee: Fee): readonly Way[] => [
  ...(fee.fee_setting_id !== null && typeof fee.new_index === 'number' ? (['index'] as const) : []),
  ...(fee.fee_setting_id === null ? [] : (['facts'] as const)),
  'amount',
]

const indexText = (value: number | null | undefined, language: ViewTools['language']) =>
  formatNumber(value ?? 0, { language, digits: 3 })
