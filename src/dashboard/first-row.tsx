import type { ReactNode } from 'react'
import { isZero, scaleAmount, sumAmounts } from '#core/amount.ts'
import { isOneOf } from '#core/one-of.ts'
import { movedIn, movedOut, type MovedName } from '#domain/moved-money.ts'
import { isContent, surveyVerdict } from '#domain/survey.ts'
import { feedback } from '#entities/forms/feedback.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime, formatDecimal, formatMonth } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'
import { FigureLink } from '../figures/figure-link.tsx'
import { Facts, Tile } from './panel.tsx'
import type { Dashboard } from './use-dashboard.ts'

export interface RowProps {
  readonly data: Dashboard
  readonly tools: ViewTools
}

/** A part of a whole in percent, as it is read; never 100 while something is missing. */
export function percentOf(part: string, whole: string, { language }: Pick<ViewTools, 'language'>): string {
  if (isZero(whole)) return '–'
  const rate = scaleAmount(part, { by: '100', over: whole, digits: 1, down: true })
  return `${formatDecimal(rate, { language, digits: 1 })} %`
}

/** The first row is by what one does: a cashier's till, a board's money, a manager's month. */
export function FirstRow({ data, tools }: RowProps) {
  const tiles: Readonly<Record<Dashboard['role'], readonly ReactNode[]>> = {
    cashier: [
      <TillTiles key="till" data={data} tools={tools} />,
      <Owed key="owed" data={data} tools={tools} />,
    ],
    board: [
      <FundTiles key="funds" data={data} tools={tools} />,
      <Owed key="owed" data={data} tools={tools} />,
    ],
    manager: [
      <Month key="month" data={data} tools={tools} />,
      <Owed key="owed" data={data} tools={tools} />,
      <Unmatched key="unmatched" data={data} tools={tools} />,
      <Satisfied key="satisfied" data={data} tools={tools} />,
    ],
    office: [],
  }
  return <div className="lobby-key-figures">{tiles[data.role]}</div>
}

function Month({ data: { fees }, tools }: RowProps) {
  const { t } = tools
  if (fees === null) return null
  const { charged, settled } = fees.of_month
  return (
    <Tile title={t('console.dashboard.tile.settled', { month: formatMonth(fees.month) })}>
      <FigureLink figure={settled} tools={tools} size="large" />
      {isZero(charged.value) ? (
        <p>{t('console.dashboard.tile.none_charged')}</p>
      ) : (
        <>
          <span className="lobby-key-figure-bar" aria-hidden>
            <i
              style={{
                width: `${scaleAmount(settled.value, { by: '100', over: charged.value, digits: 1 })}%`,
              }}
            />
          </span>
          <p>
            {t('console.dashboard.tile.of', { rate: percentOf(settled.value, charged.value, tools) })}{' '}
            <FigureLink figure={charged} tools={tools} />
          </p>
        </>
      )}
    </Tile>
  )
}

function Owed({ data: { fees }, tools }: RowProps) {
  const { t } = tools
  if (fees === null) return null
  return (
    <Tile title={t('console.dashboard.tile.overdue')}>
      <FigureLink
        figure={fees.overdue}
        tools={tools}
        size="large"
        {...(isZero(fees.overdue.value) ? {} : { tone: 'error' as const })}
      />
      <p>
        {t('console.dashboard.tile.outstanding')}: <FigureLink figure={fees.outstanding} tools={tools} />
      </p>
    </Tile>
  )
}

function Unmatched({ data: { unmatched }, tools }: RowProps) {
  const { t } = tools
  if (unmatched === null) return null
  return (
    <Tile title={t('console.dashboard.tile.unmatched')}>
      <FigureLink figure={unmatched} tools={tools} size="large" />
      <p>{t('console.dashboard.tile.unmatched_amount')}</p>
    </Tile>
  )
}

/** The answers that are content, of all. */
function Satisfied({ data: { satisfaction, answers }, tools }: RowProps) {
  const { t } = tools
  if (satisfaction.length === 0 || answers === null) return null
  const content = sumAmounts(
    satisfaction.filter(({ rate }) => isContent(rate)).map(({ answers: of }) => of.value),
  )
  const all = answers.value
  const verdict = surveyVerdict({ content: Number(content), all: Number(all) })
  return (
    <Tile title={t('console.dashboard.tile.satisfaction')}>
      <span className="lobby-figure" data-size="large">
        {percentOf(content, all, tools)}
      </span>
      <p>
        {verdict !== undefined && `${optionLabel(t, feedback.name, 'rate_type', verdict)} · `}
        {t('console.dashboard.answers')}: <FigureLink figure={answers} tools={tools} />
      </p>
    </Tile>
  )
}

/** The cashier's own: nobody else's takings are asked for. */
export function TillTiles({ data: { till }, tools }: RowProps) {
  const { t } = tools
  if (till === null) return null
  return (
    <>
      <Tile title={t('console.dashboard.tile.till_today')}>
        <FigureLink figure={till.today} tools={tools} size="large" />
        <p>
          {t('console.dashboard.tile.receipts_today')}:{' '}
          <FigureLink figure={till.today_receipts} tools={tools} />
        </p>
      </Tile>
      <Tile title={t('console.dashboard.tile.shift')}>
        <FigureLink figure={till.shift} tools={tools} size="large" />
        <p>
          {till.opened_at === null
            ? t('console.dashboard.tile.never_closed')
            : t('console.dashboard.tile.shift_since', { time: formatDateTime(till.opened_at) })}
        </p>
        <Facts
          facts={till.methods.map(({ name, received }) => ({
            key: name,
            label: name,
            value: <FigureLink figure={received} tools={tools} />,
          }))}
        />
      </Tile>
    </>
  )
}

type Fund = NonNullable<Dashboard['funds']>['ordinary']

function FundTiles({ data: { funds, month }, tools }: RowProps) {
  const { t } = tools
  if (funds === null) return null
  const named = { month: formatMonth(month) }
  const { ordinary, maintenance } = funds
  return (
    <>
      <Tile title={t('console.dashboard.tile.came_in', named)}>
        <Moved fund={ordinary} names={movedIn} tools={tools} />
      </Tile>
      <Tile title={t('console.dashboard.tile.went_out', named)}>
        <Moved fund={ordinary} names={movedOut} tools={tools} />
        <p>
          {t('console.dashboard.tile.ordinary')}: <FigureLink figure={ordinary.balance} tools={tools} />
        </p>
      </Tile>
      <Tile title={t('console.dashboard.tile.maintenance')}>
        <FigureLink figure={maintenance.balance} tools={tools} size="large" />
        <Moved fund={maintenance} names={[...movedIn, ...movedOut]} tools={tools} />
      </Tile>
    </>
  )
}

interface MovedProps {
  readonly fund: Fund
  readonly names: readonly MovedName[]
  readonly tools: ViewTools
}

/** Of these a fund has few: they are told in a month that has one. */
const rare = ['deposits', 'prepayments', 'refunds', 'deposit_returns'] as const satisfies readonly MovedName[]

/** What the documents of a fund moved this month, kind by kind: each kind has its own list. */
function Moved({ fund, names, tools }: MovedProps) {
  const facts = names.flatMap((name) => {
    const figure = fund[name]
    const isRare = isOneOf(rare, name)
    if (figure === null || (isRare && isZero(figure.value))) return []
    return [
      {
        key: name,
        label: tools.t(isRare ? `entity.${figure.list.resource}.many` : `console.dashboard.${name}`),
        value: <FigureLink figure={figure} tools={tools} />,
      },
    ]
  })
  return <Facts facts={facts} />
}
