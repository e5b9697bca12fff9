import { isGroup, type ListState } from '#domain/lists/list-state.ts'
import type { ChangeList } from '#src/crud/list/use-list-address.ts'
import type { Translate } from '#src/i18n/use-t.ts'

interface DeskSwitchProps {
  readonly state: ListState
  readonly change: ChangeList
  readonly t: Translate
}

const processed = { field: 'status', operator: 'eq', value: 'processed' } as const
const isOfState = (item: ListState['filters'][number]) => !isGroup(item) && item.field === 'status'

/** Whether the desk shows what waits: no state is asked for, and nothing is searched. */
export const showsWaiting = ({ filters, keyword }: ListState) => keyword === '' && !filters.some(isOfState)

/** What waits, or what is done; any other choice of states is made by the list's filters. */
export function DeskSwitch({ state, change, t }: DeskSwitchProps) {
  const asked = state.filters.filter(isOfState)
  const isDone = asked.some((item) => !isGroup(item) && item.value === processed.value)
  const others = state.filters.filter((item) => !isOfState(item))
  return (
    <div
      role="group"
      aria-label={t('console.communication.which')}
      className="lobby-switch lobby-talks-switch"
    >
      <button
        type="button"
        aria-pressed={showsWaiting(state)}
        onClick={() => change({ filters: others, keyword: '', page: 1 })}
      >
        {t('console.communication.waiting')}
      </button>
      <button
        type="button"
        aria-pressed={isDone}
        onClick={() => change({ filters: [...others, processed], page: 1 })}
      >
        {t('console.communication.done')}
      </button>
    </div>
  )
}
