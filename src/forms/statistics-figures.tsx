import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { readFormStatistics, StatisticsRows } from '#domain/calls/form-statistics.ts'
import { columnWords } from '#domain/reports/book-words.ts'
import { mostDays } from '#domain/reports/longest-period.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { Chart } from '../charts/chart.tsx'
import type { ChartPoint } from '../charts/chart-data.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime, formatNumber } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { LineTable } from '../ui/line-table.tsx'
import { Section } from '../ui/section.tsx'
import { answersAddress, type CountedFigure } from './statistics-state.ts'

type Read = DataOf<typeof readFormStatistics>
type FieldFigures = Read['fields'][number]

interface FiguresProps {
  readonly read: Read
  /** As it was asked; the answers of too many days come by month. */
  readonly by: StatisticsRows
  readonly params: URLSearchParams
  readonly tools: ViewTools
}

/** How many answered, over time or by block; then a part for each field of the form. */
export function StatisticsFigures({ read, by: asked, params, tools }: FiguresProps) {
  const { t } = tools
  const { by } = read
  const here = new URLSearchParams(params)
  // The key of a row is of what the answers were counted by.
  if (by !== asked) here.set('by', by)
  const to = (figure: CountedFigure) => answersAddress(here, figure)
  if (read.total === 0) return <p role="status">{t('console.forms.statistics.none')}</p>
  return (
    <>
      <dl className="form-figures">
        <Figure
          label={t('console.forms.statistics.total')}
          value={String(read.total)}
          to={to({})}
          tools={tools}
        />
      </dl>
      <Section
        title={t(by === 'block' ? 'console.forms.statistics.by_block' : 'console.forms.statistics.over_time')}
      >
        {by !== asked && (
          <p className="lobby-secondary">
            {t('console.forms.statistics.by_month_instead', { days: mostDays })}
          </p>
        )}
        <Counts
          title={columnWords.responses[tools.language]}
          pointTitle={t(`console.report_figures.by.${by}`)}
          kind={by === 'block' ? 'bar' : 'line'}
          points={read.rows.map(({ key, label, answers }) => ({ key, label, answers, to: to({ row: key }) }))}
          tools={tools}
        />
      </Section>
      {read.fields.map((field) => (
        <Section key={field.key} title={field.label}>
          <FieldPart field={field} to={to} tools={tools} />
        </Section>
      ))}
    </>
  )
}

interface FieldProps {
  readonly field: FieldFigures
  readonly to: (figure: CountedFigure) => string
  readonly tools: ViewTools
}

function FieldPart({ field, to, tools }: FieldProps) {
  const { key, label, answered, options, numbers, latest } = field
  const { t, language } = tools
  const count = formatNumber(answered, { language, digits: 0 })
  return (
    <>
      <p>
        <Link to={to({ field: key })}>{t('console.forms.statistics.of_answered', { count })}</Link>
      </p>
      {options !== null && (
        <Counts
          title={label}
          pointTitle={columnWords.answer[language]}
          kind="bar"
          isTableOpen
          points={options.map(({ value, share, ...option }) => ({
            key: value,
            label: option.label,
            answers: option.answers,
            share: share ?? undefined,
            to: to({ field: key, value }),
          }))}
          tools={tools}
        />
      )}
      {numbers !== null && (
        <dl className="form-figures">
          {(['sum', 'smallest', 'average', 'largest'] as const).map((name) => (
            <Figure
              key={name}
              label={t(`console.forms.statistics.${name}`)}
              value={numbers[name]}
              // Sum and average need not be any answer's value: they lead to all answers of the field.
              to={to({
                field: key,
                ...(name === 'sum' || name === 'average' ? {} : { value: numbers[name] }),
              })}
              tools={tools}
            />
          ))}
        </dl>
      )}
      {latest !== null && latest.length > 0 && <Latest latest={latest} tools={tools} />}
    </>
  )
}

interface CountsProps {
  readonly title: string
  readonly pointTitle: string
  readonly kind: 'bar' | 'line'
  readonly isTableOpen?: boolean
  readonly points: readonly {
    readonly key: string
    readonly label: string
    readonly answers: number
    /** In percent. */
    readonly share?: string | undefined
    readonly to: string
  }[]
  readonly tools: ViewTools
}

/** Counts as a chart and its table, each a link to its answers; the table has a column for shares. */
function Counts({ points, tools, ...shown }: CountsProps) {
  const drawn = points.map(({ key, label, answers, to }): ChartPoint => ({
    key,
    label,
    values: { answers: String(answers) },
    links: { answers: to },
  }))
  const hasShares = points.some(({ share }) => share !== undefined)
  return (
    <Chart
      {...shown}
      unit="count"
      series={[{ key: 'answers', label: columnWords.responses[tools.language] }]}
      points={drawn}
      {...(hasShares
        ? {
            also: {
              unit: 'percent' as const,
              series: [{ key: 'share', label: columnWords.share[tools.language] }],
              points: points.map(({ key, label, share }) => ({ key, label, values: { share } })),
            },
          }
        : {})}
      tools={tools}
    />
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly to: string
  readonly tools: ViewTools
}

const Figure = ({ label, value, to, tools: { language } }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Link to={to}>{formatNumber(Number(value), { language, digits: value.includes('.') ? 2 : 0 })}</Link>
    </dd>
  </div>
)

interface LatestProps {
  readonly latest: NonNullable<FieldFigures['latest']>
  readonly tools: ViewTools
}

/** The latest texts, each with a link to its answer. */
function Latest({ latest, tools: { t, pathOf } }: LatestProps) {
  return (
    <LineTable
      caption={t('console.forms.statistics.latest')}
      columns={[
        { title: t('console.forms.statistics.latest'), cell: ({ value }) => value },
        {
          title: fieldLabel(t, formAnswer.name, 'name'),
          cell: ({ answer_id: id, name }) => {
            const path = pathOf(formAnswer.name, id)
            return path === undefined ? name : <Link to={path}>{name}</Link>
          },
        },
        { title: fieldLabel(t, formAnswer.name, 'created_at'), cell: ({ at }) => formatDateTime(at) },
      ]}
      rows={latest}
      keyOf={({ answer_id: id }) => id}
    />
  )
}
