import { useOne } from '@refinedev/core'
import { App } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useT } from '#src/i18n/use-t.ts'
import { can, useSession } from '#src/session/session.ts'
import { PageSkeleton } from '#src/ui/spinner.tsx'
import { CloneGroup } from './clone-group.tsx'
import { CompareGroups } from './compare-groups.tsx'
import { GroupFrame } from './group-frame.tsx'
import { useGroupPeople } from './group-people.tsx'
import type { Group } from './group.ts'
import { hindranceOf } from './hindrance.ts'
import type { Cell } from './matrix.ts'
import { useGroupRights } from './use-group-rights.ts'

/** A permission group: its rights as a matrix, who is in it, clone and compare. */
export function GroupPage() {
  const { id = '' } = useParams()
  const { result, query } = useOne<Group>({ resource: 'permission_group', id, liveMode: 'auto' })
  if (result === undefined) return <PageSkeleton />
  return <GroupRights key={id} group={result} reload={() => void query.refetch()} />
}

type Dialog = 'clone' | 'compare'

function GroupRights({ group, reload }: { readonly group: Group; readonly reload: () => void }) {
  const t = useT()
  const { message } = App.useApp()
  const { user, building, decider } = useSession()
  const [dialog, setDialog] = useState<Dialog>()
  const people = useGroupPeople(group.id, can('read', 'account'))
  const rights = useGroupRights({
    group,
    reload,
    onSaved: () => message.success(t('console.account.permissions.saved')),
  })
  if (user === undefined) return null

  const holds = ({ code, flag }: Cell) => decider.can(group.building_id ?? building?.id, code, flag)
  const hindrance = hindranceOf({
    mayUpdate: can('update', 'permission_group', 'group_permissions'),
    userType: user.type,
    isMember: people.some(({ id }) => id === user.id),
    saved: rights.base.matrix,
    holds,
  })
  return (
    <>
      <GroupFrame
        group={group}
        people={people}
        rights={rights}
        hindrance={hindrance}
        mayGive={holds}
        onClone={can('create', 'permission_group') ? () => setDialog('clone') : undefined}
        onCompare={() => setDialog('compare')}
      />
      <CloneGroup
        group={group}
        matrix={rights.mine}
        hasChanges={rights.changes.length > 0}
        isOpen={dialog === 'clone'}
        onClose={() => setDialog(undefined)}
      />
      <CompareGroups
        group={group}
        matrix={rights.mine}
        isOpen={dialog === 'compare'}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}
