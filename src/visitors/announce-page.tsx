import { visitor } from '#entities/people/visitor.ts'
import { CreatePage } from '../crud/form/create-page.tsx'
import { viewToken } from '../session/entry.ts'
import { BareMain } from '../shell/bare-main.tsx'
import { InvitedGuest } from './invited-guest.tsx'

/** A visit is announced: by a guest who was sent a link, or by who may announce visitors. */
export function AnnouncePage() {
  const token = viewToken()
  return (
    <BareMain>
      {token === undefined ? <CreatePage entity={visitor} /> : <InvitedGuest token={token} />}
    </BareMain>
  )
}
