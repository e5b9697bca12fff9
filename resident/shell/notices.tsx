import { say } from '../language/say.ts'
import { Link } from '../router/link.tsx'
import { leave, refreshMe, type Contact } from '../session/session.ts'

/** Neither a network nor anything that was kept. */
export const Unreached = () => (
  <main className="empty" role="alert">
    <h1>{say('shell.unreached')}</h1>
    <p>{say('shell.unreached_text')}</p>
    <button type="button" className="button primary" onClick={() => void refreshMe()}>
      {say('shell.retry')}
    </button>
  </main>
)

/** An account that lives nowhere and pays for nothing: whom to ask. */
export const NoHome = ({ contacts }: { readonly contacts: readonly Contact[] }) => (
  <main className="empty">
    <h1>{say('shell.no_home')}</h1>
    <p>{say('shell.no_home_text')}</p>
    {contacts.map((one) => (
      <Office key={one.building} of={one} />
    ))}
    <Link to="/join" className="button wide">
      {say('more.add_home')}
    </Link>
    <button type="button" className="button wide" onClick={() => void leave()}>
      {say('entry.sign_in.again')}
    </button>
  </main>
)

/** How a building's office is reached; each number is a call. */
export const Office = ({ of: { building, hotline, contact } }: { readonly of: Contact }) => (
  <section className="card">
    <strong>{building}</strong>
    {contact !== null && contact !== '' && <p>{contact}</p>}
    {hotline !== null && hotline !== '' && (
      <a className="button wide" href={`tel:${hotline}`}>
        {say('shell.call', { number: hotline })}
      </a>
    )}
  </section>
)

export const Missing = () => (
  <main className="empty">
    <h1>{say('shell.missing')}</h1>
    <p>{say('shell.missing_text')}</p>
    <Link to="/" className="button primary">
      {say('shell.to_start')}
    </Link>
  </main>
)

/** The building's order has run out: nothing of it answers. */
export const Expired = ({ contact }: { readonly contact: Contact }) => (
  <main className="empty">
    <h1>{say('shell.expired')}</h1>
    <p>{say('shell.expired_text')}</p>
    <Office of={contact} />
  </main>
)
