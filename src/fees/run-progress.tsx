import { readRunErrors } from '#domain/calls/fees.ts'
import type { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { WorkProgress } from '../crud/record/work-progress.tsx'
import type { SlotProps } from '../crud/views.ts'
import { refreshReports } from '../data/use-report.ts'
import { RunErrors } from './obstacles.tsx'
import './fees.css'

const makes = ['fee', 'fee_error']
const refreshErrors = () => void refreshReports(readRunErrors)

/** The progress and the result of a run. */
export function RunProgress({ entity, record, tools, onChange }: SlotProps<typeof groupFeeSlip>) {
  const { total, done, created, skipped, failed_count } = record
  const missed = failed_count ?? 0
  return (
    <WorkProgress
      entity={entity}
      record={record}
      underWay="running"
      counts={{ total: total ?? 0, done: done ?? 0, missed }}
      tallies={{ created, skipped, failed_count }}
      bad="failed_count"
      missedAt="?tab=errors"
      words="console.fees.progress"
      makes={makes}
      onMove={refreshErrors}
      isHidden={onChange !== undefined}
      tools={tools}
    >
      <RunErrors runId={String(record.id)} month={String(record.month)} tools={tools} />
    </WorkProgress>
  )
}
