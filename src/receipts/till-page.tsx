import type { AnyEntity } from '#core/entity.ts'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { TillPanel } from './till.tsx'
import '../fields/fields.css'
import './receipts.css'

/** The till by itself, for a cashier who only counts. */
export function TillPage({ entity }: { readonly entity: AnyEntity }) {
  const tools = useViewTools()
  const { building } = useSession()
  return (
    <Page title={tools.t('console.desk.close_till')} breadcrumb={recordCrumbs(tools, entity)}>
      <TillPanel buildingId={building?.id} tools={tools} startsClosing />
    </Page>
  )
}
