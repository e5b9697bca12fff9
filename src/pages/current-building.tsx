import { Navigate, useLocation } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { building as entity } from '#entities/property/building.ts'
import { useSession } from '../session/session.ts'

/**
 * `buildings` leads to the page of the building that the user works in (docs/routes.md). An address with a list's
 * filters is an older link of an org_admin to the list, which now has its own address.
 */
export function CurrentBuildingPage() {
  const { building, user } = useSession()
  const { search } = useLocation()
  const { list, show } = screensOf(entity)
  const wantsList = user?.type === 'org_admin' && (search !== '' || building === undefined)
  if (wantsList) return <Navigate replace to={{ pathname: `/${list}`, search }} />
  if (building === undefined) return <Navigate replace to="/dashboard" />
  return <Navigate replace to={`/${show.replace(':id', building.id)}`} />
}
