import { useRefreshAll } from '../data/use-refresh.ts'
import { useWork } from '../errors/use-work.ts'
import { formatNumber } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { message } from '../ui/feedback.ts'
import { approveDrafts } from './calls.ts'
import { useCallKey } from '../data/use-call-key.ts'

const changed = ['fee', 'fee_slip', 'group_fee_slip', 'debt'] as const

/** Approves drafts in bulk and reports how many were approved; the lists that show them are loaded again. */
export function useApproval(tools: ViewTools, onDone: () => void) {
  const { t, language } = tools
  const refreshAll = useRefreshAll()
  const { isBusy, work } = useWork(t)
  const { keyOf, forget } = useCallKey()
  const count = (value: number) => formatNumber(value, { language, digits: 0 })

  const approve = (asked: Parameters<typeof approveDrafts>[0], expected: number) =>
    work(async () => {
      const { approved } = await approveDrafts(asked, keyOf(asked))
      forget()
      refreshAll(changed)
      if (approved < expected)
        message.warning(
          t('console.fees.approve.partly', { total: count(approved), rest: count(expected - approved) }),
        )
      else message.success(t('console.fees.approve.done', { total: count(approved) }))
      onDone()
    })
  return { approve, isBusy }
}
