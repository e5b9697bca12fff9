import { useEffect, useState } from 'react'
import { readPassCode, showPassCode } from '#domain/visitor-pass.ts'
import { callForData } from '../data/call.ts'
import { readInvitation } from '../data/calls.ts'
import { Refusal } from '../data/refusal.ts'
import type { Invitation, Joined } from '../data/shapes.ts'
import { say, sayError, sayRefusal } from '../language/say.ts'
import { momentText } from '../language/written.ts'
import { Field, Submit } from '../parts/field.tsx'
import { useForm } from '../parts/form.ts'
import { Page } from '../parts/page.tsx'
import { Skeleton } from '../parts/shown.tsx'
import { Link } from '../router/link.tsx'
import { useSession } from '../session/session.ts'
import { LanguageLinks } from '../shell/language-links.tsx'
import { JoinAlsoForm, JoinForm } from './join-forms.tsx'

/**
 * The code of the address stands behind `#`, so that no server's log has it; it is taken out of the address at once, and held
 * by the page's place in the history, so that a reload and another language do not lose it.
 */
function takeCode(): string {
  const code = readPassCode(location.hash) ?? heldCode()
  if (location.hash !== '') holdCode(code)
  return code
}

const holdCode = (code: string) => history.replaceState({ code }, '', location.pathname)

function heldCode(): string {
  const { code } = (history.state ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Coming in by an invitation. Looking at it spends nothing; only joining does. */
export function JoinPlace() {
  const [code, setCode] = useState(takeCode)
  const choose = (next: string) => {
    holdCode(next)
    setCode(next)
  }
  const [joined, setJoined] = useState<Joined>()
  return (
    <Page title={say('entry.join.title')} back="/">
      {joined !== undefined ? (
        <Waiting joined={joined} />
      ) : code === '' ? (
        <CodeForm next={choose} />
      ) : (
        <Invited code={code} again={() => choose('')} joined={setJoined} />
      )}
      <LanguageLinks />
    </Page>
  )
}

function CodeForm({ next }: { readonly next: (code: string) => void }) {
  const [isWrong, setWrong] = useState(false)
  const form = useForm({
    first: { code: '' },
    required: ['code'],
    send: async ({ code }) => {
      const read = readPassCode(code)
      setWrong(read === undefined)
      if (read !== undefined) next(read)
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Field
        form={form}
        name="code"
        label={say('entry.join.code')}
        help={say('entry.join.code_help')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isWrong && (
        <p className="error" role="alert">
          {sayError('invalid_code')}
        </p>
      )}
      <Submit form={form}>{say('entry.join.look')}</Submit>
    </form>
  )
}

interface InvitedProps {
  readonly code: string
  readonly again: () => void
  readonly joined: (outcome: Joined) => void
}

function Invited({ code, again, joined }: InvitedProps) {
  const session = useSession()
  const [invitation, setInvitation] = useState<Invitation>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const stop = new AbortController()
    callForData(readInvitation, { body: { code: showPassCode(code) } }, { signal: stop.signal }).then(
      setInvitation,
      (refused: unknown) => stop.signal.aborted || setError(refused),
    )
    return () => stop.abort()
  }, [code])
  const other = (
    <button type="button" className="button wide" onClick={again}>
      {say('entry.join.other')}
    </button>
  )
  if (error !== undefined)
    return (
      <>
        <p className="error" role="alert">
          {error instanceof Refusal ? sayRefusal(error) : say('shell.crashed')}
        </p>
        {other}
      </>
    )
  if (invitation === undefined) return <Skeleton />
  const { apartment, building, address, hotline, expires_at: until } = invitation
  return (
    <>
      <section className="card">
        <strong>{say('entry.join.place', { apartment, building })}</strong>
        <p className="quiet">{address}</p>
        <p className="quiet">{say('entry.join.until', { time: momentText(until) })}</p>
        {hotline !== null && <a href={`tel:${hotline}`}>{say('shell.call', { number: hotline })}</a>}
      </section>
      {session.status === 'in' ? (
        <JoinAlsoForm code={code} invitation={invitation} name={session.me.account.name} joined={joined} />
      ) : (
        <JoinForm code={code} invitation={invitation} joined={joined} />
      )}
      {other}
    </>
  )
}

/** Nobody is told who lives there: the office looks. */
const Waiting = ({ joined: { why, username } }: { readonly joined: Joined }) => (
  <div role="status">
    <h2>{say('entry.join.waiting')}</h2>
    <p>
      {why === 'already_joined' ? say('entry.join.taken_text') : say('entry.join.waiting_text', { username })}
    </p>
    <Link to="/sign-in" className="button wide">
      {say('entry.forgotten.back')}
    </Link>
  </div>
)
