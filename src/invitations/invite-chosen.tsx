import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { resident } from '#entities/people/resident.ts'
import type { ChosenProps } from '../crud/views.ts'
import { capabilities } from '../data/capabilities.ts'
import { useSession } from '../session/session.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

/** Chosen residents are invited to the app together. */
export function InviteChosen({ chosen, tools }: ChosenProps<typeof resident>) {
  const [isOpen, setOpen] = useState(false)
  const { building } = useSession()
  if (building === undefined || !capabilities().calls || !tools.can('update', 'resident')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {tools.t('console.invitations.invite')}
      </Button>
      <Suspense>
        {isOpen && (
          <InviteDialog
            buildingId={building.id}
            residents={chosen.map(({ id }) => id)}
            tools={tools}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
