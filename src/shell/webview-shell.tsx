import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../session/session.ts'
import { BareMain } from './bare-main.tsx'
import { ExpiredNotice, isExpiredPage } from './expired-notice.tsx'

/** The frame of a page that another app shows: the page alone. */
export function WebviewShell() {
  const session = useSession()
  const { pathname } = useLocation()
  useLockedZoom()
  return (
    <BareMain>
      {isExpiredPage(session, pathname) ? <ExpiredNotice /> : <Outlet key={session.building?.id} />}
    </BareMain>
  )
}

/** On a phone the page keeps its scale: it is a part of the app around it. */
function useLockedZoom(): void {
  useEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
    if (viewport === null || !window.matchMedia('(pointer: coarse)').matches) return undefined
    const before = viewport.content
    viewport.content = `${before}, maximum-scale=1, user-scalable=no`
    return () => void (viewport.content = before)
  }, [])
}
