import { Button, Card, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { compareAmounts } from '#core/amount.ts'
import { screensOf } from '#core/derive/screens.ts'
import { readLineDocuments } from '#domain/calls/bank-documents.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { registry } from '#entities/index.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { Failure } from '../crud/list/list-states.tsx'
import type { SlotProps } from '../crud/views.ts'
import { actOnRecord } from '../data/record-actions.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { refreshReports, useReport } from '../data/use-report.ts'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import { entityTitle } from '../i18n/entity-label.ts'
import { DocumentLink } from '../ledger/document-link.tsx'
import { movingCash } from '../ledger/moving-cash.ts'
import { message } from '../ui/feedback.ts'
import './banks.css'

type Documents = DataOf<typeof readLineDocuments>
type Found = Documents['found'][number]

const words = 'console.banks.documents'

/** What books a bank line; while something of it is open, what may book it, and what can be made of it in one step. */
export function LineDocuments({ record, tools, onChange }: SlotProps<typeof bankLine>) {
  if (onChange !== undefined || (record.status !== 'unmatched' && record.status !== 'matched')) return null
  return <DocumentsCard record={record} tools={tools} />
}

type CardProps = Pick<SlotProps<typeof bankLine>, 'record' | 'tools'>

/** The documents of a line, as its page and its buttons ask for them. */
export const useLineDocuments = (id: string) =>
  useReport({ call: readLineDocuments, input: { path: { id } }, of: ['bank_line', ...movingCash] })

function DocumentsCard({ record, tools }: CardProps) {
  const { t, language } = tools
  const id = String(record.id)
  const { data, error, refetch } = useLineDocuments(id)
  const { version } = record
  // Whatever has changed the line, what books it is asked again.
  useEffect(() => void refreshReports(readLineDocuments), [version])
  const currency = record.currency_code ?? tools.currency
  const amountText = (amount: string) => formatMoney(amount, currency, language)
  const content = () => {
    if (error !== null)
      return <Failure title={t(`${words}.failed`)} error={error} t={t} retry={() => void refetch()} />
    if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
    return (
      <>
        {data.attached.length > 0 && (
          <>
            <h3>{t(`${words}.attached`)}</h3>
            <ul className="bank-candidates">
              {data.attached.map((one) => (
                <li key={`${one.kind} ${one.document_id}`}>
                  <DocumentLink line={one} tools={tools} />
                  {one.day !== null && <span>{formatDate(one.day)}</span>}
                  <strong>{amountText(one.amount)}</strong>
                </li>
              ))}
            </ul>
          </>
        )}
        {data.drafts.length > 0 && (
          <>
            <h3>{t(`${words}.drafts`)}</h3>
            <ul className="bank-candidates">
              {data.drafts.map((one) => (
                <li key={`${one.kind} ${one.document_id}`}>
                  <DocumentLink line={one} tools={tools} />
                  {one.day !== null && <span>{formatDate(one.day)}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
        {record.status === 'unmatched' && (
          <Waiting lineId={id} documents={data} amountText={amountText} tools={tools} />
        )}
      </>
    )
  }
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      {content()}
    </Card>
  )
}

interface WaitingProps {
  readonly lineId: string
  readonly documents: Documents
  readonly amountText: (amount: string) => string
  readonly tools: ViewTools
}

function Waiting({ lineId, documents, amountText, tools }: WaitingProps) {
  const { t } = tools
  const { open, attached, found, makes } = documents
  // One of another amount books a part, or is booked in part: that is asked for, not proposed.
  const [exact = [], others = []] = [true, false].map((isExact) =>
    found.filter((one) => (compareAmounts(one.amount, open) === 0) === isExact),
  )
  const listOf = (some: readonly Found[]) => (
    <ul className="bank-candidates">
      {some.map((one) => (
        <FoundRow
          key={`${one.kind} ${one.document_id}`}
          lineId={lineId}
          found={one}
          amountText={amountText}
          tools={tools}
        />
      ))}
    </ul>
  )
  return (
    <>
      {attached.length > 0 && <p>{t(`${words}.open`, { amount: amountText(open) })}</p>}
      <h3>{t(`${words}.found`)}</h3>
      {exact.length === 0 ? <p className="lobby-secondary">{t(`${words}.none`)}</p> : listOf(exact)}
      {others.length > 0 && (
        <details className="bank-others">
          <summary>{t(`${words}.others`, { count: others.length })}</summary>
          {listOf(others)}
        </details>
      )}
      {makes.length > 0 && tools.can('attach', bankLine.name) && (
        <>
          <h3>{t(`${words}.make`)}</h3>
          <p className="bank-makes">
            {makes.map(({ kind, values }) => (
              <LinkButton key={kind} size="small" to={makeAddress(kind, values, lineId)}>
                {entityTitle(t, kind)}
              </LinkButton>
            ))}
          </p>
        </>
      )}
    </>
  )
}

/** The form of a new document with its values filled in; the line's page comes after it. */
function makeAddress(
  kind: Documents['makes'][number]['kind'],
  values: Documents['makes'][number]['values'],
  lineId: string,
): string {
  const params = new URLSearchParams(values.map(({ name, value }) => [`set.${name}`, value]))
  const show = screensOf(bankLine).show?.replace(':id', lineId)
  if (show !== undefined) params.set('back', `/${show}`)
  return `/${screensOf(registry[kind]).create ?? ''}?${params.toString()}`
}

interface FoundRowProps extends Omit<WaitingProps, 'documents'> {
  readonly found: Found
}

function FoundRow({ lineId, found, amountText, tools }: FoundRowProps) {
  const { kind, document_id: documentId, title, day, amount, said } = found
  const { t } = tools
  const [isBusy, setBusy] = useState(false)
  const refreshAll = useRefreshAll()
  const name = title ?? entityTitle(t, kind)
  const attach = async () => {
    setBusy(true)
    try {
      await actOnRecord(
        bankLine,
        { kind: 'transition', name: 'attach', values: { kind, document_id: documentId } },
        { id: lineId },
      )
      message.success(t(`${words}.done`, { title: name }))
      refreshAll(['bank_line', kind])
    } catch (error) {
      showError(t, error)
    }
    setBusy(false)
  }
  return (
    <li>
      <DocumentLink line={found} tools={tools} />
      {day !== null && <span>{formatDate(day)}</span>}
      <strong>{amountText(amount)}</strong>
      <span className="bank-reasons lobby-secondary">
        {kind === 'bank_line' ? t(`${words}.returned`) : said}
      </span>
      {tools.can('attach', bankLine.name) && (
        <Button
          size="small"
          loading={isBusy}
          aria-label={t(`${words}.attach_with`, { title: name })}
          onClick={() => void attach()}
        >
          {t(`${words}.attach`)}
        </Button>
      )}
    </li>
  )
}
