import { Button, Card, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { readLineCandidates } from '#domain/calls/banks.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { Failure } from '../crud/list/list-states.tsx'
import type { SlotProps } from '../crud/views.ts'
import { actOnRecord } from '../data/record-actions.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { useReport } from '../data/use-report.ts'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { message } from '../ui/feedback.ts'
import { useSingleKeys } from '../ui/single-keys.ts'
import { LineReason } from './line-reason.tsx'
import './banks.css'

const words = 'console.banks.candidates'

/** The apartments that money may be of, and why each; one press matches it. */
export function Candidates({ record, tools, onChange }: SlotProps<typeof bankLine>) {
  if (onChange !== undefined || record.status !== 'unmatched' || record.type !== 'in') return null
  return <CandidateList id={String(record.id)} tools={tools} />
}

interface CandidateListProps {
  readonly id: string
  readonly tools: ViewTools
}

function CandidateList({ id, tools }: CandidateListProps) {
  const { t } = tools
  const { data, error, refetch } = useReport({
    call: readLineCandidates,
    input: { path: { id } },
    of: ['debt', 'receipt', 'bank_line'],
  })
  const content = () => {
    if (error !== null)
      return <Failure title={t(`${words}.failed`)} error={error} t={t} retry={() => void refetch()} />
    if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
    if (data.length === 0) return <p className="lobby-secondary">{t(`${words}.none`)}</p>
    return (
      <ul className="bank-candidates">
        {data.map((one, at) => (
          <CandidateRow key={one.id} lineId={id} candidate={one} at={at} tools={tools} />
        ))}
      </ul>
    )
  }
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      <LineReason id={id} tools={tools} />
      {content()}
    </Card>
  )
}

interface CandidateRowProps {
  readonly lineId: string
  readonly candidate: RowOf<typeof readLineCandidates>
  /** Its place, from 0; the first nine are taken by their number's key. */
  readonly at: number
  readonly tools: ViewTools
}

const mostKeys = 9

/** What a match changes. */
const changed = ['bank_line', 'receipt', 'debt', 'fee', 'payment_request'] as const

function CandidateRow({ lineId, candidate, at, tools }: CandidateRowProps) {
  const { id, code, open, reasons } = candidate
  const { t, can, currency, language } = tools
  const [isBusy, setBusy] = useState(false)
  const refreshAll = useRefreshAll()
  const match = async () => {
    setBusy(true)
    try {
      await actOnRecord(
        bankLine,
        { kind: 'transition', name: 'match', values: { apartment_id: id } },
        { id: lineId },
      )
      message.success(t(`${words}.matched`, { code }))
      refreshAll(changed)
    } catch (error) {
      showError(t, error)
      setBusy(false)
    }
  }
  const key = at < mostKeys && can('match', bankLine.name) ? String(at + 1) : undefined
  useSingleKeys(key === undefined ? {} : { [key]: () => void (isBusy || match()) })
  return (
    <li>
      {key !== undefined && <kbd aria-label={t(`${words}.key`, { key })}>{key}</kbd>}
      <strong>{code}</strong>
      <span className="lobby-secondary">
        {t(`${words}.owes`, { amount: formatMoney(open, currency, language) })}
      </span>
      <span className="bank-reasons">
        {reasons.map((reason) => (
          <Tag key={reason}>{t(`${words}.reasons.${reason}`)}</Tag>
        ))}
      </span>
      {can('match', bankLine.name) && (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t(`${words}.match_with`, { code })}
          onClick={() => void match()}
        >
          {t(`${words}.match`)}
        </Button>
      )}
    </li>
  )
}
