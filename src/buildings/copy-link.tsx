import { CopyOutlined } from '@ant-design/icons'
import type { building } from '#entities/property/building.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ActionsProps } from '../crud/views.ts'
import { capabilities } from '../data/capabilities.ts'
import { useSession } from '../session/session.ts'
import { copyAddress } from './copy-address.ts'

/** Leads to where the building takes over what another one is set up with. */
export function CopyLink({ record: { id }, tools: { t } }: ActionsProps<typeof building>) {
  const { buildings } = useSession()
  if (buildings.length < 2 || !capabilities().calls) return null
  return (
    <LinkButton to={copyAddress({ to: id })} icon={<CopyOutlined aria-hidden />}>
      {t('console.buildings.copy.from_other')}
    </LinkButton>
  )
}
