import { isMonth } from '#core/fields/calendar.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { ClosingChecklist } from './closing-checklist.tsx'

/** Whoever closes a month sees first what is left to do in it. */
export const views = defineViews(closedMonth, {
  slots: { checklist: Checklist },
  foretell: { reopen: ({ tools }) => <p>{tools.t('console.closing.reopen')}</p> },
})

function Checklist({ record: { month }, tools, onChange }: SlotProps<typeof closedMonth>) {
  const { building } = useSession()
  // A month that is closed already has nothing left to look at.
  if (onChange === undefined || building === undefined) return null
  if (typeof month !== 'string' || !isMonth(month)) return null
  return <ClosingChecklist buildingId={building.id} month={month} tools={tools} />
}
