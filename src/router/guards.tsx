import { useEffect, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { UserType } from '#domain/permission.ts'
import { useT } from '../i18n/use-t.ts'
import { can, useSession } from '../session/session.ts'
import { viewToken } from '../session/entry.ts'
import { fallbackPath, loginAddress, returnPathIn } from './return-path.ts'
import { enterResidentApp, isResident } from '../session/resident-app.ts'
import { message } from '../ui/feedback.ts'
import { Unanswered } from './unanswered.tsx'

/** The page that sets up two-factor authentication. */
const enrolAddress = '/second-factor'

/** Needs a token: a signed-out user comes back to this page after signing in. */
export function AuthGuard({ children }: { readonly children: ReactNode }) {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'starting') return null
  if (status === 'unanswered') return <Unanswered />
  if (status === 'enrolling') return <Navigate replace to={enrolAddress} />
  return status === 'signed_in' ? children : <Navigate replace to={loginAddress(pathname + search)} />
}

/** Needs a token, also one that still lacks its second factor. */
export function TokenGuard({ children }: { readonly children: ReactNode }) {
  const { status } = useSession()
  if (status === 'starting') return null
  if (status === 'unanswered') return <Unanswered />
  return status === 'signed_out' ? <Navigate replace to="/login" /> : children
}

/** Only for users who are not signed in. */
export function GuestGuard({ children }: { readonly children: ReactNode }) {
  const { status, user } = useSession()
  const { search } = useLocation()
  if (status === 'starting') return null
  if (status === 'enrolling') return <Navigate replace to={enrolAddress} />
  if (status !== 'signed_in') return children
  const wanted = returnPathIn(search)
  return isResident(user) && wanted === fallbackPath ? <ToResidentApp /> : <Navigate replace to={wanted} />
}

/** The console has nothing for residents: their app has. */
function ToResidentApp() {
  useEffect(() => void enterResidentApp(), [])
  return null
}

/** Needs a token, or the `view_token` that the address came with: a link that somebody was sent. */
export function ViewGuard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return viewToken(pathname) !== undefined ? children : <AuthGuard>{children}</AuthGuard>
}

/** For pages that everyone may see: in the console's frame for those who are signed in, alone for others. */
export function FrameGuard({ frame }: { readonly frame: ReactNode }) {
  const { status } = useSession()
  if (status === 'starting') return null
  if (status === 'signed_in') return frame
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}

interface RightProps {
  readonly resource: string
  readonly action: string
  readonly children: ReactNode
}

/** A page that its user may not open sends them to the dashboard and says why; also when the right goes while they look. */
export function RightGuard({ resource, action, children }: RightProps) {
  const { building } = useSession()
  // A building whose order has expired shows its own notice instead.
  return building?.expired === true || can(action, resource) ? children : <Refused />
}

/** For pages of one type of user. */
export function TypeGuard({
  types,
  children,
}: {
  readonly types: readonly UserType[]
  readonly children: ReactNode
}) {
  const { user } = useSession()
  return user !== undefined && types.includes(user.type) ? children : <Refused />
}

function Refused() {
  const t = useT()
  useEffect(() => message.warning({ key: 'forbidden', content: t('console.shell.forbidden') }), [t])
  return <Navigate replace to="/dashboard" />
}
