import { useEffect } from 'react'
import type { Home } from '../data/shapes.ts'
import { isFor } from '../area.ts'
import { homeRoutes } from '../places.ts'
import { match } from '../router/match.ts'
import { writeTaste } from '../session/taste.ts'
import { tabToken } from '../data/tab-token.ts'
import { Bar } from './bar.tsx'
import { nameApp } from './name-app.ts'
import { HomeSwitch } from './home-switch.tsx'
import { Lazy } from './lazy.tsx'
import { Expired, Missing } from './notices.tsx'

interface HomeFrameProps {
  readonly path: string
  readonly homes: readonly Home[]
}

/** A place of one home, with the switch of homes above it and the bar below. The address names the home. */
export function HomeFrame({ path, homes }: HomeFrameProps) {
  const [found] = homeRoutes.flatMap((route) => {
    const params = match(route.path, path)
    return params === undefined ? [] : [{ route, params }]
  })
  const home = homes.find(({ apartment_id: id }) => id === found?.params['home'])
  useEffect(() => {
    if (home === undefined || tabToken() !== undefined) return
    writeTaste('home', home.apartment_id)
    nameApp(home.building)
  }, [home])
  if (found === undefined || home === undefined) return <Missing />
  // Another app shows a page of ours within its own frame.
  const isInApp = tabToken() !== undefined
  const { route, params } = found
  const isShut = !isFor(route.needs, home)
  const { name: building, hotline, contact } = home.building
  return (
    <div className="frame">
      {!isInApp && <HomeSwitch home={home} homes={homes} />}
      {isShut ? (
        <Missing />
      ) : home.expired && route.isOwn !== true ? (
        <Expired contact={{ building, hotline, contact }} />
      ) : (
        <Lazy
          key={`${route.path} ${home.apartment_id}`}
          load={route.load}
          props={{ home, id: params['id'] ?? '' }}
        />
      )}
      {!isInApp && <Bar home={home} path={path} />}
    </div>
  )
}
