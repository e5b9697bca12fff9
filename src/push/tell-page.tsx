import { Alert } from 'antd'
import { useState } from 'react'
import { pushNotification } from '#entities/media/push-notification.ts'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { ToldTo } from './told-to.tsx'
import { TellForm, type Told } from './tell-form.tsx'
import { waysOf } from './tell-fields.ts'
import '../crud/crud.css'
import './push.css'

/** One text goes to the residents in several ways by one press; then its records are shown. */
export function TellPage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const refreshAll = useRefreshAll()
  const [told, setTold] = useState<{ readonly made: Told; readonly isForAll: boolean }>()
  return (
    <Page title={t('console.menu.title.tell_residents')} breadcrumb={moduleCrumb(tools, pushNotification)}>
      {told !== undefined ? (
        <ToldTo told={told.made} isForAll={told.isForAll} tools={tools} again={() => setTold(undefined)} />
      ) : waysOf(tools).length === 0 ? (
        <Alert type="info" showIcon message={t('console.push.tell.none')} />
      ) : (
        building !== undefined && (
          <TellForm
            key={building.id}
            buildingId={building.id}
            tools={tools}
            onTold={(made, isForAll) => {
              refreshAll(made.map(({ way }) => way))
              setTold({ made, isForAll })
              window.scrollTo({ top: 0 })
            }}
          />
        )
      )}
    </Page>
  )
}
