import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { visitor } from '#entities/people/visitor.ts'
import { CreatePage } from '../crud/form/create-page.tsx'
import { viewToken } from '../session/entry.ts'
import { can } from '../session/session.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { InvitedGuest } from './invited-guest.tsx'
import '../shell/shell.css'

/** A visit is announced: by a guest who was sent a link, or by who may announce visitors. */
export function AnnouncePage() {
  const token = viewToken()
  if (token === undefined && !can('create', visitor.name)) return <Navigate replace to="/dashboard" />
  return (
    <main id="content" tabIndex={-1} className="lobby-content">
      <Suspense fallback={<PageSkeleton />}>
        {token === undefined ? <CreatePage entity={visitor} /> : <InvitedGuest token={token} />}
      </Suspense>
    </main>
  )
}
