import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { isOwnPage } from '#core/own-page.ts'
import { currentSession, useSession } from '../session/session.ts'

interface NotificationLinkProps {
  readonly line: {
    readonly message: string
    readonly link: string | null
    readonly building_id: string | null
  }
  /** The line is followed. */
  readonly follow: () => void
}

/** A line of the bell, which leads to its page in the building that it is about. */
export function NotificationLink({
  line: { message, link, building_id: id },
  follow,
}: NotificationLinkProps) {
  const { building, buildings, selectBuilding } = useSession()
  const navigate = useNavigate()
  if (link === null || !isOwnPage(link)) return message
  const isOthers = id !== building?.id && buildings.some((one) => one.id === id)
  const open = (event: MouseEvent) => {
    follow()
    // A tab of its own opens where this one is.
    if (id === null || !isOthers || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void selectBuilding(id).then(() => navigate(link))
  }
  return (
    <Link to={link} onClick={open} reloadDocument={link.startsWith('/app/')}>
      {message}
    </Link>
  )
}

/** The building that a line is about, for who works in several. */
export function buildingNamed(id: string | null): string | undefined {
  const buildings = currentSession().user?.buildings ?? []
  return buildings.length > 1 ? buildings.find((one) => one.id === id)?.name : undefined
}
