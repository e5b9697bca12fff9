import { Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { readPassCode } from '#domain/visitor-pass.ts'
import { visitor } from '#entities/people/visitor.ts'
import { ShowPage } from '../crud/record/show-page.tsx'
import { can, useSession } from '../session/session.ts'
import { loginAddress } from '../session/return-path.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { GuestPassPage } from './guest-pass-page.tsx'
import '../shell/shell.css'

/** A visit alone on the screen: its pass for the guest who has the code, the record for who may read visitors. */
export function VisitPage() {
  const { id = '' } = useParams()
  const { hash, pathname } = useLocation()
  const { status } = useSession()
  if (readPassCode(hash) !== undefined) return <GuestPassPage id={id} />
  if (status === 'starting') return null
  if (status !== 'signed_in') return <Navigate replace to={loginAddress(pathname)} />
  if (!can('read', visitor.name)) return <Navigate replace to="/dashboard" />
  return (
    <main id="content" tabIndex={-1} className="lobby-content">
      <Suspense fallback={<PageSkeleton />}>
        <ShowPage entity={visitor} />
      </Suspense>
    </main>
  )
}
