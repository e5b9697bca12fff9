import { Skeleton } from 'antd'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useSession } from '#src/session/session.ts'
import { Page } from '#src/shell/page.tsx'
import { message } from '#src/ui/feedback.ts'
import { RecordSkeleton } from '#src/ui/skeletons.tsx'
import { useRecord } from './use-record.ts'

interface InOwnBuildingProps {
  readonly entity: AnyEntity
  readonly id: string
  /** The record's page with its guard: rights are those of the building, too. */
  readonly children: ReactNode
}

/**
 * A record's page in the record's building: one of another building that the user may enter makes that building the tab's
 * own, and says so, before anything of it is drawn. Currency, choices, tabs, links and what is made from the page are
 * then that building's (docs/decisions/own-building.md).
 */
export function InOwnBuilding(props: InOwnBuildingProps) {
  const { buildings } = useSession()
  const isOfOne = props.entity.scope === 'building' || props.entity.scope === 'building_itself'
  return isOfOne && buildings.length > 1 ? <Settled {...props} /> : props.children
}

/** Decided once: whoever chooses another building later leaves the record. */
function Settled({ children, entity, id }: InOwnBuildingProps) {
  const [isSettled, setSettled] = useState(false)
  const settle = useCallback(() => setSettled(true), [])
  const { buildings } = useSession()
  if (isSettled) return children
  // A building is its own. One that has just been made may be told of while its record is on its way.
  return entity.scope === 'building_itself' && buildings.some((one) => one.id === id) ? (
    <Moving entity={entity} own={id} isKnown settle={settle} />
  ) : (
    <Asking entity={entity} id={id} settle={settle} />
  )
}

interface AskingProps extends Omit<InOwnBuildingProps, 'children'> {
  readonly settle: () => void
}

function Asking({ entity, id, settle }: AskingProps) {
  const { record, isLoading } = useRecord({ entity, id })
  const own = entity.scope === 'building_itself' ? record?.id : record?.building_id
  return (
    <Moving
      entity={entity}
      own={typeof own === 'string' ? own : undefined}
      isKnown={!isLoading}
      settle={settle}
    />
  )
}

interface MovingProps extends Omit<AskingProps, 'id'> {
  /** The building that the page belongs into, once it is known; undefined where there is none. */
  readonly own: string | undefined
  readonly isKnown: boolean
}

function Moving({ entity, own, isKnown, settle }: MovingProps) {
  const t = useT()
  const { building, buildings, selectBuilding } = useSession()
  const other = own === building?.id ? undefined : buildings.find((one) => one.id === own)
  const isMoving = useRef(false)
  // Before the browser paints: a record that is here already is drawn without grey boxes.
  useLayoutEffect(() => {
    if (!isKnown || isMoving.current) return
    if (other === undefined) return settle()
    isMoving.current = true
    void selectBuilding(other.id)
      .then(() => message.info(t('console.shell.now_in_building', { building: other.name })))
      .catch(() => undefined)
      .finally(settle)
  }, [isKnown, other, selectBuilding, settle, t])
  return (
    <Page title={<Skeleton.Input active size="small" />}>
      <RecordSkeleton entity={entity} />
    </Page>
  )
}
