import { useParams } from 'react-router'
import { visitor } from '#entities/people/visitor.ts'
import { ShowPage } from '../crud/record/show-page.tsx'
import { viewToken } from '../session/entry.ts'
import { BareMain } from '../shell/bare-main.tsx'
import { GuestPassPage } from './guest-pass-page.tsx'

export { AnnouncePage } from './announce-page.tsx'

/** A visit alone on the screen: its pass for the guest who has the code, the record for who may read visitors. */
export function VisitPage() {
  const { id = '' } = useParams()
  const token = viewToken()
  if (token !== undefined) return <GuestPassPage id={id} given={token} />
  return (
    <BareMain>
      <ShowPage entity={visitor} />
    </BareMain>
  )
}
