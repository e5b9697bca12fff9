import { call } from '../data/call.ts'
import { listNotifications, markAllNotificationsRead } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import { say } from '../language/say.ts'
import { momentText } from '../language/written.ts'
import { Page } from '../parts/page.tsx'
import { Shown } from '../parts/shown.tsx'
import type { HomeProps } from '../places.ts'
import { Link } from '../router/link.tsx'
import { placeOfLine } from '../router/place-of-line.ts'
import { useSession } from '../session/session.ts'

/** As many lines as are shown. */
const latest = 50

/** What the account was told, the latest first; what is shown is read. */
export function ToldPlace({ home }: HomeProps) {
  const nameOf = useBuildingNames()
  const homeOf = useHomes(home)
  const loaded = useLoaded({
    home: home.apartment_id,
    name: 'told',
    stays: 'page',
    load: async (signal) => {
      const page = await call(listNotifications, { params: { limit: latest } }, { signal })
      // Not awaited: what was told is shown all the same where marking it fails.
      if (page.total_unread > 0) call(markAllNotificationsRead, {}).catch(() => undefined)
      return page.data
    },
  })
  return (
    <Page title={say('more.told')} back={`/homes/${home.apartment_id}/more`}>
      <Shown of={loaded}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="empty">{say('more.told_none')}</p>
          ) : (
            <ul className="rows card">
              {lines.map(({ id, message, link, building_id: building, created_at: at, read }) => (
                <li key={id} className="row">
                  <span>
                    {read ? message : <strong>{message}</strong>}
                    <small className="quiet">
                      {[nameOf(building), momentText(at)].filter((said) => said !== undefined).join(' · ')}
                    </small>
                  </span>
                  <Leading to={placeOfLine(link, homeOf(building))} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </Page>
  )
}

const Leading = ({ to }: { readonly to: string | undefined }) =>
  to === undefined ? null : (
    <Link to={to} className="button small">
      {say('more.told_open')}
    </Link>
  )

/** The home that a line is read in: the one that is open, where it is in the line's building. */
function useHomes(open: HomeProps['home']): (buildingId: string | null) => HomeProps['home'] {
  const session = useSession()
  const homes = session.status === 'in' ? session.me.homes : []
  return (id) => [open, ...homes].find(({ building }) => building.id === id) ?? open
}

/** The name of a line's building, for who has homes in several. */
function useBuildingNames(): (id: string | null) => string | undefined {
  const session = useSession()
  const buildings = session.status === 'in' ? session.me.homes.map(({ building }) => building) : []
  const names = new Map(buildings.map(({ id, name }) => [id, name]))
  return (id) => (names.size > 1 && id !== null ? names.get(id) : undefined)
}
