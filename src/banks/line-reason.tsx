import { Button } from 'antd'
import { useState } from 'react'
import { readLineReason } from '#domain/calls/banks.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { LineWhy } from '#domain/money/bank/line-words.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { actOnRecord } from '../data/record-actions.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { useReport } from '../data/use-report.ts'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate } from '../fields/format.ts'
import { message } from '../ui/feedback.ts'
import { useSingleKeys } from '../ui/single-keys.ts'

const words = 'console.banks.candidates'

/** Reasons that say more than their own name: of whom, of which document, of which day. */
const told = [
  'other_named',
  'other_near',
  'near_reference',
  'near_several',
  'old_reference_alone',
  'other_building',
  'several_apartments',
  'booked_at_desk',
  'request_paid',
  'looks_like_reversal',
  'corrected_reference',
  'unknown_reference',
] as const satisfies readonly LineWhy[]

interface LineReasonProps {
  readonly id: string
  readonly tools: ViewTools
}

/** Why nothing was booked by itself; and the desk's receipt that the money may be, which one key joins with it. */
export function LineReason({ id, tools }: LineReasonProps) {
  const { t } = tools
  const { data } = useReport({
    call: readLineReason,
    input: { path: { id } },
    of: ['debt', 'receipt', 'bank_line'],
  })
  const why = told.find((one) => one === data?.why)
  if (data === undefined || why === undefined) return null
  const { codes, document, day } = data
  const parts = {
    a: codes[0] ?? '',
    b: codes.slice(1).join(', '),
    list: codes.join(', '),
    document: document?.code ?? '',
    day: day === null ? '' : formatDate(day),
  }
  return (
    <>
      <p>{t(`${words}.said.${why}`, parts)}</p>
      {document !== null && tools.can('match_receipt', bankLine.name) && (
        <JoinReceipt id={id} document={document} tools={tools} />
      )}
    </>
  )
}

interface JoinReceiptProps extends LineReasonProps {
  readonly document: NonNullable<DataOf<typeof readLineReason>['document']>
}

/** What joining changes: no money moves. */
const changed = ['bank_line', 'receipt'] as const
const key = '0'

function JoinReceipt({ id, document, tools: { t } }: JoinReceiptProps) {
  const [isBusy, setBusy] = useState(false)
  const refreshAll = useRefreshAll()
  const { code } = document
  const join = async () => {
    setBusy(true)
    try {
      await actOnRecord(
        bankLine,
        { kind: 'transition', name: 'match_receipt', values: { receipt_id: document.id } },
        { id },
      )
      message.success(t(`${words}.joined`, { code }))
      refreshAll(changed)
    } catch (error) {
      showError(t, error)
      setBusy(false)
    }
  }
  useSingleKeys({ [key]: () => void (isBusy || join()) })
  return (
    <p>
      <kbd aria-label={t(`${words}.key`, { key })}>{key}</kbd>{' '}
      <Button
        type="primary"
        size="small"
        loading={isBusy}
        aria-label={t(`${words}.join_with`, { code })}
        onClick={() => void join()}
      >
        {t(`${words}.join`)}
      </Button>
    </p>
  )
}
