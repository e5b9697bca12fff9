import { countBankLines } from '#domain/calls/banks.ts'
import type { ViewCountProps } from '../crud/views.ts'
import { useReport } from '../data/use-report.ts'
import { useSession } from '../session/session.ts'

/** How many bank transactions a tab holds. */
export function LineCount({ view, tools: { t } }: ViewCountProps) {
  const { building } = useSession()
  const { data } = useReport({
    call: countBankLines,
    input: { params: { building_id: building?.id } },
    of: ['bank_line'],
  })
  const counts: Readonly<Record<string, number>> | undefined = data
  const count = counts?.[view ?? 'total']
  return count === undefined ? null : (
    <span className="bank-count">{t('console.banks.count', { count })}</span>
  )
}
