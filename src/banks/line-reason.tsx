import { Button } from 'antd'
import { useState } from 'react'
import { readLineReason } from '#domain/calls/banks.ts'
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

/** Why nothing was booked by itself; and what one key does with it, where something fits: the desk's receipt, or a division. */
export function LineReason({ id, tools }: LineReasonProps) {
  const { t } = tools
  const { data } = useReport({
    call: readLineReason,
    input: { path: { id } },
    of: ['debt', 'receipt', 'bank_line'],
  })
  const why = told.find((one) => one === data?.why)
  if (data === undefined || why === undefined) return null
  const { codes, document, day, division } = data
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
        <OneKey
          work={() =>
            actOnRecord(
              bankLine,
              { kind: 'transition', name: 'match_receipt', values: { receipt_id: document.id } },
              { id },
            )
          }
          label={t(`${words}.join`)}
          ariaLabel={t(`${words}.join_with`, { code: document.code })}
          done={t(`${words}.joined`, { code: document.code })}
          tools={tools}
        />
      )}
      {division.length > 0 && tools.can('divide', bankLine.name) && (
        <OneKey
          work={() =>
            actOnRecord(
              bankLine,
              { kind: 'transition', name: 'divide', values: { shares: division } },
              { id },
            )
          }
          label={t(`${words}.divide`)}
          ariaLabel={t(`${words}.divide_among`, parts)}
          done={t(`${words}.divided`, parts)}
          tools={tools}
        />
      )}
    </>
  )
}

interface OneKeyProps {
  readonly tools: ViewTools
  /** Does it; rejects with the server's refusal. */
  readonly work: () => Promise<unknown>
  readonly label: string
  /** Says it with its object, for who hears the button alone. */
  readonly ariaLabel: string
  readonly done: string
}

const changed = ['bank_line', 'receipt', 'debt'] as const
const key = '0'

/** What fits is done by one press. */
function OneKey({ work, label, ariaLabel, done, tools: { t } }: OneKeyProps) {
  const [isBusy, setBusy] = useState(false)
  const refreshAll = useRefreshAll()
  const act = async () => {
    setBusy(true)
    try {
      await work()
      message.success(done)
      refreshAll(changed)
    } catch (error) {
      showError(t, error)
      setBusy(false)
    }
  }
  useSingleKeys({ [key]: () => void (isBusy || act()) })
  return (
    <p>
      <kbd aria-label={t(`${words}.key`, { key })}>{key}</kbd>{' '}
      <Button type="primary" size="small" loading={isBusy} aria-label={ariaLabel} onClick={() => void act()}>
        {label}
      </Button>
    </p>
  )
}
