import { Empty } from 'antd'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { isZero } from '#core/amount.ts'
import type { AnyRecord } from '#core/entity.ts'
import { readStatement } from '#domain/calls/debts.ts'
import { debt } from '#entities/debts/debt.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { Missing } from '../crud/record/missing.tsx'
import { useRecord } from '../crud/record/use-record.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import { titleOf } from '../fields/references/entities.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { fieldLabel } from '../fields/words.ts'
import { BareMain } from '../shell/bare-main.tsx'
import { LineTable } from '../ui/line-table.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { LineDocument } from './statement-table.tsx'
import { entityLabel } from '../i18n/entity-label.ts'
import './credit-page.css'

/** What an apartment has paid beyond what it owed, and the documents that it came from and went into. */
export function CreditPage() {
  const { id = '' } = useParams()
  const tools = useViewTools()
  const { t } = tools
  const { record, isMissing, error, refetch } = useRecord({ entity: debt, id })
  return (
    <BareMain>
      {isMissing ? (
        <Missing entity={debt} tools={tools} />
      ) : record !== undefined ? (
        <Credit record={record} tools={tools} />
      ) : error !== null ? (
        <Failure
          title={t('console.crud.record.load_failed', { one: entityLabel(t, debt.name, 'one') })}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      ) : (
        <PageSkeleton />
      )}
    </BareMain>
  )
}

const balances = ['credit', 'prepaid', 'outstanding'] as const

function Credit({ record, tools }: { readonly record: AnyRecord; readonly tools: ViewTools }) {
  const { t, currency, language } = tools
  const { apartment_id: apartment } = record
  const title = `${fieldLabel(t, debt.name, 'credit')} · ${titleOf(debt, record)}`
  useEffect(() => void (document.title = title), [title])
  const { data, error, refetch } = useReport({
    call: readStatement,
    input: { path: { id: String(apartment) }, params: {} },
    of: ['debt', 'fee', 'receipt'],
  })
  const lines = data?.lines.filter((line) => !isZero(line.credit)).toReversed()
  return (
    <div className="credit-page">
      <h1>{title}</h1>
      <dl className="lobby-tallies">
        {balances.map((name) => (
          <div key={name}>
            <dt>{fieldLabel(t, debt.name, name)}</dt>
            <dd>{formatMoney(String(record[name] ?? '0'), currency, language)}</dd>
          </div>
        ))}
      </dl>
      {lines === undefined ? (
        error !== null && (
          <Failure
            title={t('console.fees.statement.load_failed')}
            error={error}
            t={t}
            retry={() => void refetch()}
          />
        )
      ) : lines.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('console.debts.no_credit_moves')} />
      ) : (
        <LineTable
          columns={[
            { title: t('console.fees.statement.date'), cell: ({ booked_on }) => formatDate(booked_on) },
            {
              title: t('console.fees.statement.document'),
              cell: (line) => <LineDocument line={line} tools={tools} />,
            },
            {
              title: t('console.fees.statement.credit'),
              isNumber: true,
              cell: ({ credit }) => formatMoney(credit, currency, language),
            },
          ]}
          rows={lines}
          keyOf={({ kind, document_id }, at) => `${kind}/${document_id}/${at}`}
        />
      )}
    </div>
  )
}
