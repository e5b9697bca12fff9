import { Link } from 'react-router'
import { writtenDay } from '#core/days.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { listCountedAnswers, readFormStatistics } from '#domain/calls/form-statistics.ts'
import { columnWords } from '#domain/reports/book-words.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime } from '../fields/format.ts'
import { fieldLabel, optionLabel } from '../fields/words.ts'
import { BehindFigure, behindRows } from '../reports/behind-figure.tsx'
import { LineTable } from '../ui/line-table.tsx'
import { answersAddress, type CountedFigure, type StatisticsState } from './statistics-state.ts'

interface CountedProps {
  readonly state: StatisticsState & { readonly formId: string; readonly figure: CountedFigure }
  readonly params: URLSearchParams
  readonly onPage: (page: number) => void
  readonly tools: ViewTools
}

const { name: entity } = formAnswer

/** The answers that a figure counts, the latest first, each with a link to its page. */
export function CountedAnswers({ state, params, onPage, tools }: CountedProps) {
  const { t, pathOf } = tools
  const { formId, from, to, by, figure, page } = state
  const asked = useReport({
    call: listCountedAnswers,
    input: {
      path: { id: formId },
      params: { from, to, by, ...figure, page: String(page), limit: String(behindRows) },
    },
    of: ['form_answer'],
  })
  // For the figure's name; the cache has it already when the reader comes from the statistics.
  const { data: statistics } = useReport({
    call: readFormStatistics,
    input: { path: { id: formId }, params: { from, to, by } },
    of: ['form_answer', 'registration_form'],
  })
  return (
    <BehindFigure
      title={t('console.forms.statistics.behind', { what: nameFigure({ figure, by, statistics }, t) })}
      back={{ to: answersAddress(params), label: t('console.forms.statistics.back') }}
      asked={asked}
      failure={t('console.forms.statistics.load_failed')}
      page={page}
      onPage={onPage}
      t={t}
    >
      {({ rows }) => (
        <LineTable
          caption={columnWords.responses[tools.language]}
          columns={[
            {
              title: fieldLabel(t, entity, 'name'),
              isHead: true,
              cell: ({ id, name }) => {
                const path = pathOf(entity, id)
                return path === undefined ? name : <Link to={path}>{name}</Link>
              },
            },
            { title: fieldLabel(t, entity, 'apartment_id'), cell: ({ apartment }) => apartment },
            { title: fieldLabel(t, entity, 'created_at'), cell: ({ at }) => formatDateTime(at) },
            {
              title: fieldLabel(t, entity, 'status'),
              cell: ({ status }) => optionLabel(t, entity, 'status', status),
            },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </BehindFigure>
  )
}

interface NamedFigure {
  readonly figure: CountedFigure
  readonly by: StatisticsState['by']
  /** Absent until it is there. */
  readonly statistics: DataOf<typeof readFormStatistics> | undefined
}

/** The heading above a figure's answers. */
function nameFigure(
  { figure: { row, field, value }, by, statistics }: NamedFigure,
  t: ViewTools['t'],
): string {
  if (field !== undefined) {
    const one = statistics?.fields.find(({ key }) => key === field)
    const option = one?.options?.find((other) => other.value === value)?.label ?? value
    return [one?.label ?? field, ...(option === undefined ? [] : [option])].join(': ')
  }
  if (row === undefined) return t('console.forms.statistics.total')
  return statistics?.rows.find(({ key }) => key === row)?.label ?? (by === 'block' ? '' : writtenDay(row))
}
