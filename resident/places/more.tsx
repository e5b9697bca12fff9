import { say } from '../language/say.ts'
import { Page } from '../parts/page.tsx'
import type { HomeProps } from '../places.ts'
import { Link } from '../router/link.tsx'
import { leave, useSession } from '../session/session.ts'
import { Office } from '../shell/notices.tsx'

const places = ['told', 'me', 'password', 'devices', 'language', 'letters'] as const

/** What is the person's own, and how the office is reached. */
export function MorePlace({ home }: HomeProps) {
  const session = useSession()
  const start = `/homes/${home.apartment_id}/more`
  const { name: building, hotline, contact } = home.building
  return (
    <Page title={say('more.title')}>
      {session.status === 'in' && <p>{session.me.account.name}</p>}
      <ul className="rows card">
        {home.lives && (
          <li>
            <Link to={`${start}/household`} className="row">
              <span>{say('household.title')}</span>
              <span aria-hidden="true">›</span>
            </Link>
          </li>
        )}
        {places.map((place) => (
          <li key={place}>
            <Link to={`${start}/${place}`} className="row">
              <span>{say(`more.${place}`)}</span>
              <span aria-hidden="true">›</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/join" className="row">
            <span>{say('more.add_home')}</span>
            <span aria-hidden="true">›</span>
          </Link>
        </li>
      </ul>
      <h2>{say('more.office')}</h2>
      <Office of={{ building, hotline, contact }} />
      <button type="button" className="button wide" onClick={() => void leave()}>
        {say('more.sign_out')}
      </button>
      <p className="quiet">{say('more.signed_out_help')}</p>
    </Page>
  )
}
