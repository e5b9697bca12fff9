import { useState } from 'react'
import { say } from '../language/say.ts'
import { Page } from '../parts/page.tsx'
import { moreOf, type HomeProps } from '../places.ts'
import { sendWaiting, useQueue } from '../queue/queue.ts'
import { Link } from '../router/link.tsx'
import { leave, useSession } from '../session/session.ts'
import { Office } from '../shell/notices.tsx'

/** Further places of the home, what is the person's own, and how the office is reached. */
export function MorePlace({ home }: HomeProps) {
  const session = useSession()
  const lines = moreOf(home)
  const { name: building, hotline, contact } = home.building
  return (
    <Page title={say('more.title')}>
      {session.status === 'in' && <p>{session.me.account.name}</p>}
      {(['home', 'own'] as const).map((group) => (
        <ul key={group} className="rows card">
          {lines
            .filter((line) => line.group === group)
            .map(({ to, word }) => (
              <Line key={to} to={`/homes/${home.apartment_id}${to}`} name={say(word)} />
            ))}
          {group === 'own' && <Line to="/join" name={say('more.add_home')} />}
        </ul>
      ))}
      <h2>{say('more.office')}</h2>
      <Office of={{ building, hotline, contact }} />
      <Leaving />
      <p className="quiet">{say('more.signed_out_help')}</p>
    </Page>
  )
}

/** What was written and not sent would be lost: one is asked. */
function Leaving() {
  const { waiting, sending } = useQueue()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked || waiting.length === 0)
    return (
      <button
        type="button"
        className="button wide"
        onClick={() => (waiting.length === 0 ? void leave() : setAsked(true))}
      >
        {say('more.sign_out')}
      </button>
    )
  return (
    <section className="card" role="alert">
      <strong>{say('office.leave_title', { n: waiting.length })}</strong>
      <p>{say('office.leave_text')}</p>
      <button
        type="button"
        className="button primary wide"
        disabled={sending !== undefined}
        onClick={() => void sendWaiting()}
      >
        {say('office.leave_send')}
      </button>
      <button type="button" className="button wide" onClick={() => void leave()}>
        {say('office.leave_discard')}
      </button>
    </section>
  )
}

const Line = ({ to, name }: { readonly to: string; readonly name: string }) => (
  <li>
    <Link to={to} className="row">
      <span>{name}</span>
      <span aria-hidden="true">›</span>
    </Link>
  </li>
)
