import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { debt } from '#entities/debts/debt.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { paymentPromise } from '#entities/debts/payment-promise.ts'
import type { ChosenProps } from '../crud/views.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'

const RemindDialog = lazy(async () => ({ default: (await import('./remind-dialog.tsx')).RemindDialog }))
const PromiseDialog = lazy(async () => ({ default: (await import('./promise-dialog.tsx')).PromiseDialog }))

export interface ChosenDialogProps {
  readonly buildingId: string
  /** Ids of the apartments. */
  readonly apartments: readonly string[]
  readonly tools: ViewTools
  readonly close: () => void
}

/** What is done with chosen debts: their apartments are reminded, or what they promised is noted. */
export function ChosenDebts({ chosen, tools }: ChosenProps<typeof debt>) {
  const { t, can } = tools
  const [open, setOpen] = useState<'remind' | 'promise'>()
  const { building, decider } = useSession()
  if (building === undefined) return null
  const use = {
    buildingId: building.id,
    apartments: chosen.flatMap((one) => one.apartment_id ?? []),
    tools,
    close: () => setOpen(undefined),
  }
  // By its flag: this list does not load the declaration that has the transition.
  const maySend = decider.can(building.id, groupNoticeSlip.permission, 'approve')
  const mayRemind = can('create', groupNoticeSlip.name) && maySend
  return (
    <>
      {mayRemind && (
        <Button size="small" onClick={() => setOpen('remind')}>
          {t('console.debts.remind')}
        </Button>
      )}
      {can('create', paymentPromise.name) && (
        <Button size="small" onClick={() => setOpen('promise')}>
          {t('console.debts.promise')}
        </Button>
      )}
      <Suspense>
        {open === 'remind' && <RemindDialog {...use} />}
        {open === 'promise' && <PromiseDialog {...use} />}
      </Suspense>
    </>
  )
}
