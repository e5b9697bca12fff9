import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { officeToday } from '#core/days.ts'
import type { resident } from '#entities/people/resident.ts'
import { residency } from '#entities/property/residency.ts'
import type { ActionsProps } from '#src/crud/views.ts'
import { useRefresh } from '#src/data/use-refresh.ts'

const CreateDialog = lazy(async () => ({
  default: (await import('#src/crud/form/create-dialog.tsx')).CreateDialog,
}))
const MoveOutDialog = lazy(async () => ({ default: (await import('./move-out-dialog.tsx')).MoveOutDialog }))

/**
 * Both stand in their places whatever the state is: one who lives here may move into another apartment too, and a second
 * click never meets the opposite of the first.
 */
export function MoveButtons({ record, tools, reload }: ActionsProps<typeof resident>) {
  const { t } = tools
  const name = record.full_name ?? ''
  const [asking, ask] = useState<'in' | 'out'>()
  const refresh = useRefresh()
  const close = () => ask(undefined)
  const done = () => {
    refresh(residency.name)
    reload()
  }
  return (
    <>
      {tools.can('create', residency.name) && (
        <Button onClick={() => ask('in')}>{t('console.people.move_in')}</Button>
      )}
      {tools.can('update', residency.name) && (
        <Button disabled={record.status === 'moved_out'} onClick={() => ask('out')}>
          {t('console.people.move_out')}
        </Button>
      )}
      <Suspense>
        {asking === 'in' && (
          <CreateDialog
            entity={residency}
            initial={{ resident_id: record.id, move_in_date: officeToday() }}
            title={t('console.people.move_in_title', { name })}
            tools={tools}
            onSaved={done}
            close={close}
          />
        )}
        {asking === 'out' && (
          <MoveOutDialog residentId={record.id} name={name} tools={tools} onDone={done} close={close} />
        )}
      </Suspense>
    </>
  )
}
