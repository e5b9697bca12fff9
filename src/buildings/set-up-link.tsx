import { AppstoreAddOutlined } from '@ant-design/icons'
import { building } from '#entities/property/building.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { capabilities } from '../data/capabilities.ts'
import type { ActionsProps } from '../crud/views.ts'
import { readyMadePath } from '../session/screens-here.ts'

/** Leads to the ready-made contents of a building, for whoever may change it. */
export function SetUpLink({ record: { id }, tools }: ActionsProps<typeof building>) {
  if (!tools.can('update', building.name) || !capabilities().calls) return null
  return (
    <LinkButton icon={<AppstoreAddOutlined aria-hidden />} to={readyMadePath(id)}>
      {tools.t('console.buildings.set_up.title')}
    </LinkButton>
  )
}
