import { Card, Select, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isZero } from '#core/amount.ts'
import { officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import {
  exportReconciliation,
  printReconciliation,
  readReconciliation,
} from '#domain/calls/bank-documents.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { listAddress } from '#domain/lists/list-address.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { registry } from '#entities/index.ts'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { callForFile } from '../data/call-api.ts'
import { useList } from '../data/use-list.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import { PeriodDay } from '../fields/parts/period-day.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { DocumentLink } from '../ledger/document-link.tsx'
import { DownloadButtons, tableFormats } from '../ledger/download-buttons.tsx'
import { movingCash } from '../ledger/moving-cash.ts'
import { PrintButton } from '../ledger/print-button.tsx'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { ForeignWorth } from './foreign-worth.tsx'
import '../fees/fees.css'
import './banks.css'

type Reconciliation = DataOf<typeof readReconciliation>
interface Bank {
  readonly id: string
  readonly name: string
  readonly account_number: string
  readonly is_default: boolean
}

const words = 'console.banks.reconciliation'
const mostAccounts = 100

/** A bank account at the end of a day: what the bank says, what the books say, and what lies between. */
export function ReconciliationPage() {
  const tools = useViewTools()
  const { t } = tools
  const [params, setParams] = useSearchParams()
  const { records: banks } = useList<Bank>({ resource: 'bank', pageSize: mostAccounts })
  const bankId = params.get('bank_id') ?? (banks.find((one) => one.is_default) ?? banks[0])?.id
  const day = params.get('day') ?? officeToday()
  const ask = (name: string, value: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true })
  return (
    <Page title={t('console.menu.title.bank_reconciliation')} breadcrumb={moduleCrumb(tools, bankLine)}>
      <div className="lobby-statement-tools">
        <label>
          {t(`${words}.bank`)}
          <Select
            aria-label={t(`${words}.bank`)}
            className="bank-choice"
            placeholder={t(`${words}.choose`)}
            value={bankId}
            onChange={(id) => ask('bank_id', id)}
            options={banks.map(({ id, name, account_number }) => ({
              value: id,
              label: `${name} ${account_number}`,
            }))}
          />
        </label>
        <PeriodDay
          label={t(`${words}.day`)}
          value={day}
          onChange={(chosen) => ask('day', chosen ?? officeToday())}
        />
      </div>
      {bankId !== undefined && <Statement bankId={bankId} day={day} tools={tools} />}
    </Page>
  )
}

interface StatementProps {
  readonly bankId: string
  readonly day: string
  readonly tools: ViewTools
}

function Statement({ bankId, day, tools }: StatementProps) {
  const { t } = tools
  const { building } = useSession()
  const params = { building_id: building?.id, bank_id: bankId, day }
  const { data, error, refetch } = useReport({
    call: readReconciliation,
    input: { params },
    of: ['bank_line', 'bank', 'cash_account', ...movingCash],
  })
  if (error !== null)
    return <Failure title={t(`${words}.failed`)} error={error} t={t} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton active paragraph={{ rows: 6 }} />
  const name = `bank-reconciliation-${day}`
  return (
    <Card
      size="small"
      className="lobby-statement"
      title={<h2>{`${data.bank} ${data.account_number} · ${formatDate(day)}`}</h2>}
    >
      <div className="lobby-statement-tools">
        <span className="lobby-statement-buttons">
          <DownloadButtons
            formats={tableFormats}
            t={t}
            name={name}
            disabled={false}
            load={(format) => callForFile(exportReconciliation, { params: { ...params, format } })}
          />
          <PrintButton
            title={t(`${words}.pdf`)}
            name={name}
            disabled={false}
            load={() => callForFile(printReconciliation, { params })}
            tools={tools}
          />
        </span>
      </div>
      <Figures bankId={bankId} day={day} found={data} tools={tools} />
    </Card>
  )
}

interface FiguresProps {
  readonly bankId: string
  readonly day: string
  readonly found: Reconciliation
  readonly tools: ViewTools
}

/** Each figure, and below it what it sums, with the way to it. */
function Figures({ bankId, day, found, tools }: FiguresProps) {
  const { t, language, pathOf } = tools
  const money = (amount: string) => formatMoney(amount, found.currency_code, language)
  const { lines, documents, funds } = found
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows bank-reconciliation">
        <thead>
          <tr>
            <th scope="col">{t(`${words}.day_of`)}</th>
            <th scope="col">{t(`${words}.what`)}</th>
            <th scope="col" data-align="right">
              {t(`${words}.amount`)}
            </th>
          </tr>
        </thead>
        <tbody>
          <Figure
            title={t(`${words}.bank_balance`)}
            amount={found.bank_balance === null ? t(`${words}.says_nothing`) : money(found.bank_balance)}
          >
            <Link
              to={listAddress({
                entity: bankLine,
                filters: [{ field: 'bank_id', operator: 'eq', value: bankId }],
              })}
            >
              {t(`${words}.all`)}
            </Link>
          </Figure>
          <Figure title={t(`${words}.unbooked`)} amount={money(found.unbooked)}>
            <Counted shown={lines.length} total={found.unbooked_count} tools={tools} />
          </Figure>
          {lines.map((line) => (
            <tr key={line.id}>
              <td data-label={t(`${words}.day_of`)}>{formatDate(line.day)}</td>
              <td data-label={t(`${words}.what`)}>
                <Link to={`/${(screensOf(bankLine).show ?? '').replace(':id', line.id)}`}>
                  {[line.description, line.partner].filter(Boolean).join(' · ') || '–'}
                </Link>
              </td>
              <td data-align="right" data-label={t(`${words}.amount`)}>
                {money(line.amount)}
              </td>
            </tr>
          ))}
          <Figure title={t(`${words}.untold`)} amount={money(found.untold)}>
            <Counted shown={documents.length} total={found.untold_count} tools={tools} />
          </Figure>
          {documents.map((one) => (
            <tr key={`${one.kind} ${one.document_id}`}>
              <td data-label={t(`${words}.day_of`)}>{formatDate(one.day)}</td>
              <td data-label={t(`${words}.what`)}>
                <DocumentLink line={one} tools={tools} />
              </td>
              <td data-align="right" data-label={t(`${words}.amount`)}>
                {money(one.amount)}
              </td>
            </tr>
          ))}
          <Figure title={t(`${words}.book_balance`)} amount={money(found.book_balance)}>
            {funds.map(({ id, name }) => {
              const path = pathOf(registry.cash_account.name, id)
              return path === undefined ? (
                <span key={id}>{name} </span>
              ) : (
                <Link key={id} to={path}>
                  {name}{' '}
                </Link>
              )
            })}
          </Figure>
          <ForeignWorth found={found} day={day} tools={tools} />
          <Figure
            title={t(`${words}.difference`)}
            amount={found.difference === null ? '–' : money(found.difference)}
            isBad={found.difference !== null && !isZero(found.difference)}
          />
        </tbody>
      </table>
    </div>
  )
}

interface FigureProps {
  readonly title: string
  readonly amount: string
  readonly isBad?: boolean
  readonly children?: ReactNode
}

const Figure = ({ title, amount, isBad = false, children }: FigureProps) => (
  <tr className="bank-figure">
    <th scope="row" colSpan={2}>
      {title} <span className="lobby-secondary">{children}</span>
    </th>
    <td data-align="right" data-bad={isBad}>
      <strong>{amount}</strong>
    </td>
  </tr>
)

interface CountedProps {
  readonly shown: number
  readonly total: number
  readonly tools: ViewTools
}

const Counted = ({ shown, total, tools: { t } }: CountedProps) => {
  if (total === 0) return t(`${words}.none`)
  return shown < total ? t(`${words}.more`, { shown, total }) : t(`${words}.count`, { total })
}
