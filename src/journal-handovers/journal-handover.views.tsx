import { isMonth } from '#core/fields/calendar.ts'
import { isOneOf } from '#core/one-of.ts'
import { handoverExtents, journalLayouts } from '#domain/journal-layouts/names.ts'
import { journalHandover } from '#entities/finance/journal-handover.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { HandoverFiles } from './handover-files.tsx'
import { HandoverPreview } from './handover-preview.tsx'

/** Whoever hands a month over sees first what it holds; afterwards its page has the files. */
export const views = defineViews(journalHandover, {
  slots: { contents: Contents },
  foretell: { take_back: ({ tools }) => <p>{tools.t('console.journal_handovers.taking_back')}</p> },
})

function Contents({ record, tools, onChange }: SlotProps<typeof journalHandover>) {
  const { building } = useSession()
  const { month, layout, extent } = record
  if (onChange === undefined) return <HandoverFiles id={String(record.id)} record={record} tools={tools} />
  if (building === undefined || typeof month !== 'string' || !isMonth(month)) return null
  if (!isOneOf(journalLayouts, layout) || !isOneOf(handoverExtents, extent)) return null
  return <HandoverPreview asked={{ building_id: building.id, month, layout, extent }} tools={tools} />
}
