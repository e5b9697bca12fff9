import { PlusOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { createLabel, entityLabel } from '#src/i18n/entity-label.ts'
import { useViews } from '#src/crud/use-views.ts'
import { Page } from '#src/shell/page.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { moduleCrumb } from '../record/page-crumbs.ts'
import { LookSwitch } from '../looks/look-switch.tsx'
import { useListAddress } from './use-list-address.ts'
import { useCreatePath } from './use-entity-list.tsx'
import { ViewTabs } from './view-tabs.tsx'
import '../crud.css'

interface ListFrameProps {
  readonly entity: AnyEntity
  readonly view?: NamedView | undefined
  /** False in a look that makes records itself. Default true. */
  readonly creates?: boolean
  /** Beside the title. */
  readonly subtitle?: ReactNode
  readonly children: ReactNode
}

/** What stands around every look at a list: its title, its buttons, its looks and the entity's further lists. */
export function ListFrame({ entity, view, creates = true, subtitle, children }: ListFrameProps) {
  const tools = useViewTools()
  const { t } = tools
  const views = useViews(entity.name)
  const [state, change] = useListAddress()
  const createPath = useCreatePath({ entity, view })
  const { listActions: OwnActions, listHead: OwnHead } = views
  const own = { entity, tools, ...(view === undefined ? {} : { view }) }
  return (
    <Page
      title={
        view === undefined
          ? entityLabel(t, entity.name, 'many')
          : t(`entity.${entity.name}.views.${view.name}`)
      }
      subtitle={subtitle}
      breadcrumb={moduleCrumb(tools, entity)}
      actions={
        <>
          <LookSwitch {...own} state={state} change={change} />
          {OwnActions !== undefined && <OwnActions {...own} />}
          {creates && createPath !== undefined && (
            <LinkButton
              to={createPath}
              type="primary"
              icon={<PlusOutlined />}
              className="lobby-main-action"
              aria-label={createLabel(t, entity.name)}
            >
              {createLabel(t, entity.name)}
            </LinkButton>
          )}
        </>
      }
    >
      {OwnHead !== undefined && <OwnHead {...own} />}
      <ViewTabs
        state={state}
        {...own}
        {...(views.viewCount === undefined ? {} : { count: views.viewCount })}
      />
      {children}
    </Page>
  )
}
