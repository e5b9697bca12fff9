import { Card, Skeleton } from 'antd'
import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import { readYearEnd } from '#domain/calls/year-end.ts'
import { registry } from '#entities/index.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate } from '../fields/format.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { LineTable } from '../ui/line-table.tsx'
import { Section } from '../ui/section.tsx'
import { EndingRates } from './ending-rates.tsx'

type YearEnd = DataOf<typeof readYearEnd>

/** What ends with the year, and where it is changed. */
export function YearEndPage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const { data, error, refetch } = useReport({
    call: readYearEnd,
    input: { params: { building_id: building?.id ?? '' } },
    of: ['vat_rate', 'fee_setting', 'tariff', 'receipt_voucher'],
  })
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.tariffs.year_end.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    return data === undefined ? (
      <Skeleton active paragraph={{ rows: 8 }} />
    ) : (
      <YearEndLists data={data} tools={tools} />
    )
  }
  return (
    <Page
      title={t('console.menu.title.year_end')}
      subtitle={building?.name}
      breadcrumb={moduleCrumb(tools, registry.vat_rate)}
    >
      <Card size="small">{content()}</Card>
    </Page>
  )
}

function YearEndLists({ data, tools }: { readonly data: YearEnd; readonly tools: ViewTools }) {
  const { t, pathOf } = tools
  const word = (name: 'symbol' | 'count' | 'last_on' | 'price' | 'ends_on' | 'known') =>
    t(`console.tariffs.year_end.${name}`)
  const day = formatDate(data.ends_on)
  const toFee = ({ id, name }: { readonly id: string; readonly name: string }) => {
    const path = pathOf(registry.fee_setting.name, id)
    return path === undefined ? (
      name
    ) : (
      <Link to={path} className="lobby-text-link">
        {name}
      </Link>
    )
  }
  return (
    <>
      <Section title={t('console.tariffs.year_end.rates')}>
        <EndingRates rates={data.rates} day={day} tools={tools} />
      </Section>
      <Section title={t('console.tariffs.year_end.without_basis')}>
        {data.without_basis.length === 0 ? (
          <p>{t('console.tariffs.year_end.all_based')}</p>
        ) : (
          <ul>
            {data.without_basis.map((fee) => (
              <li key={fee.id}>
                {toFee(fee)} · {t('console.tariffs.year_end.percent', { percent: fee.percent })}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('console.tariffs.year_end.symbols')}>
        {data.symbols.length === 0 ? (
          <p>{t('console.tariffs.year_end.no_symbols')}</p>
        ) : (
          <LineTable
            columns={[
              { title: word('symbol'), cell: ({ symbol }) => symbol, isHead: true },
              { title: word('count'), cell: ({ count }) => count, isNumber: true },
              { title: word('last_on'), cell: (row) => formatDate(row.last_on) },
            ]}
            rows={data.symbols}
            keyOf={({ symbol }) => symbol}
          />
        )}
        <p className="lobby-secondary">{t('console.tariffs.year_end.symbols_end')}</p>
      </Section>
      <Section title={t('console.tariffs.year_end.prices')}>
        {data.prices.length === 0 ? (
          <p>{t('console.tariffs.year_end.no_prices', { day })}</p>
        ) : (
          <LineTable
            columns={[
              { title: word('price'), cell: toFee, isHead: true },
              { title: word('ends_on'), cell: (row) => formatDate(row.ends_on) },
              {
                title: word('known'),
                cell: ({ known }) => known ?? t('console.tariffs.year_end.none_known'),
              },
            ]}
            rows={data.prices}
            keyOf={({ id }) => id}
          />
        )}
      </Section>
    </>
  )
}
