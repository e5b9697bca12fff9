import { useEffect } from 'react'
import { textPlace } from '#domain/notices/text-address.ts'
import { useStore } from './data/store.ts'
import { languageStore } from './language/language.ts'
import { Skeleton } from './parts/shown.tsx'
import { openRoutes } from './places.ts'
import { match } from './router/match.ts'
import { go, usePath } from './router/router.ts'
import { isOfWebview, placeOfWebview } from './router/webview.ts'
import { useSession } from './session/session.ts'
import { readTaste } from './session/taste.ts'
import { Crash } from './shell/crash.tsx'
import { HomeFrame } from './shell/home-frame.tsx'
import { Lazy } from './shell/lazy.tsx'
import { Missing, NoHome, Unreached } from './shell/notices.tsx'

/** The whole app. Words are read when something is drawn: another language draws all of it anew. */
export function App() {
  const language = useStore(languageStore)
  return (
    <Crash key={language}>
      <Entrance />
    </Crash>
  )
}

/** Who has come, and what they want, decide what is shown. */
function Entrance() {
  const path = usePath()
  const session = useSession()
  const open = openRoutes.find((one) => match(one.path, path) !== undefined)
  if (session.status === 'starting') return <Skeleton />
  if (session.status === 'no_home' && open?.isForGuests !== undefined)
    return <NoHome contacts={session.contacts} />
  if (open !== undefined && !(open.isForGuests === true && session.status === 'in'))
    return <Lazy key={open.path} load={open.load} props={{}} />
  if (session.status === 'unreached') return <Unreached />
  if (session.status === 'no_home') return <NoHome contacts={session.contacts} />
  if (session.status === 'out') return <Redirect to="/sign-in" />
  const { homes } = session.me
  if (isOfWebview(path)) {
    const building = new URLSearchParams(location.search).get('building_id')
    const place = placeOfWebview(path, homes, building)
    return place === undefined ? <Missing /> : <Redirect to={place} />
  }
  const text = match(`/${textPlace}/:id`, path)?.['id']
  if (path === '/' || open !== undefined || text !== undefined) {
    const last = homes.find(({ apartment_id: id }) => id === readTaste('home')) ?? homes[0]
    if (last === undefined) return <NoHome contacts={[]} />
    const home = `/homes/${last.apartment_id}`
    return <Redirect to={text === undefined ? home : `${home}/${textPlace}/${text}`} />
  }
  return <HomeFrame key={session.me.account.id} path={path} homes={homes} />
}

function Redirect({ to }: { readonly to: string }) {
  useEffect(() => go(to, { replace: true }), [to])
  return <Skeleton />
}
