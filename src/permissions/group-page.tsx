import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import type { AnyEntity } from '#core/entity.ts'
import { isOrganisationCode } from '#domain/permission.ts'
import { GeneratedShow } from '#src/crud/record/show-page.tsx'
import { useLeaveGuard } from '#src/crud/form/use-leave-guard.ts'
import { useRecord } from '#src/crud/record/use-record.ts'
import { useT } from '#src/i18n/use-t.ts'
import { can, useSession } from '#src/session/session.ts'
import { CloneGroup } from './clone-group.tsx'
import { GroupFrame } from './group-frame.tsx'
import { useGroupPeople } from './group-people.tsx'
import type { Group } from './group.ts'
import { readOnlyReason } from './read-only-reason.ts'
import type { Cell } from './matrix/matrix.ts'
import { useGroupRights } from './use-group-rights.ts'
import { message } from '../ui/feedback.ts'

/** A permission group: its rights as a matrix, who is in it, clone and compare. */
export function GroupPage({ entity }: { readonly entity: AnyEntity }) {
  const { id = '' } = useParams()
  const { record, isTrashed, refetch } = useRecord({ entity, id })
  // Loading, missing, failed, in the trash: as with any record.
  if (record === undefined || isTrashed) return <GeneratedShow entity={entity} id={id} />
  return <GroupRights entity={entity} group={record as unknown as Group} reload={() => void refetch()} />
}

interface GroupRightsProps {
  readonly entity: AnyEntity
  readonly group: Group
  readonly reload: () => void
}

/** Loaded when someone compares: refine's select brings half as much script again as the whole page. */
const CompareGroups = lazy(async () => ({
  default: (await import('./comparison/compare-groups.tsx')).CompareGroups,
}))

type Dialog = 'clone' | 'compare'

function GroupRights({ entity, group, reload }: GroupRightsProps) {
  const t = useT()
  const { user, building, decider } = useSession()
  const [dialog, setDialog] = useState<Dialog>()
  const people = useGroupPeople(group.id, can('read', 'account'))
  const rights = useGroupRights({
    group,
    reload,
    onSaved: () => message.success(t('console.account.permissions.saved')),
    onRebased: () => message.info(t('console.account.permissions.rebased')),
  })
  useLeaveGuard({ t, isDirty: () => rights.changes.length > 0 })
  if (user === undefined) return null

  const holds = ({ code, flag }: Cell) =>
    group.building_id === null
      ? isOrganisationCode(code) && decider.can(null, code, flag)
      : decider.can(group.building_id ?? building?.id, code, flag)
  const hindrance = readOnlyReason({
    mayUpdate: can('update', 'permission_group', 'group_permissions'),
    userType: user.type,
    isMember: people.some(({ id }) => id === user.id),
    saved: rights.base.matrix,
    holds,
  })
  return (
    <>
      <GroupFrame
        entity={entity}
        group={group}
        people={people}
        rights={rights}
        hindrance={hindrance}
        mayGive={holds}
        onClone={can('create', 'permission_group') ? () => setDialog('clone') : undefined}
        onCompare={() => setDialog('compare')}
      />
      {dialog === 'clone' && (
        <CloneGroup
          group={group}
          matrix={rights.mine}
          hasChanges={rights.changes.length > 0}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'compare' && (
        <Suspense>
          <CompareGroups group={group} matrix={rights.mine} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  )
}
