import { useState } from 'react'
import { call, callForData } from '../data/call.ts'
import { allowToAct, inviteHousehold, leaveHome, readHousehold } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import { Refusal } from '../data/refusal.ts'
import type { Housemate } from '../data/shapes.ts'
import { say, sayRefusal } from '../language/say.ts'
import { Page } from '../parts/page.tsx'
import { PassOn } from '../parts/pass-on.tsx'
import { Shown } from '../parts/shown.tsx'
import { useDoing } from '../parts/use-doing.ts'
import type { HomeProps } from '../places.ts'
import { go } from '../router/router.ts'
import { refreshMe } from '../session/session.ts'

/** Who lives here. The householder invites adults and lets them act; anybody may leave. */
export function HouseholdPlace({ home }: HomeProps) {
  const { apartment_id: apartmentId } = home
  const loaded = useLoaded({
    home: apartmentId,
    name: 'household',
    load: (signal) => callForData(readHousehold, { params: { apartment_id: apartmentId } }, { signal }),
  })
  return (
    <Page title={say('household.title')} back={`/homes/${apartmentId}/more`}>
      <Shown of={loaded}>
        {(people) => (
          <>
            <ul className="rows card">
              {people.map((one) => (
                <li key={one.resident_id}>
                  <Person of={one} apartmentId={apartmentId} changed={loaded.reload} />
                </li>
              ))}
            </ul>
            {people.some(({ acts }) => acts !== null) && (
              <p className="quiet">{say('household.acts_help')}</p>
            )}
          </>
        )}
      </Shown>
      <Leave home={home} />
    </Page>
  )
}

interface PersonProps {
  readonly of: Housemate
  readonly apartmentId: string
  readonly changed: () => void
}

function Person({ of: person, apartmentId, changed }: PersonProps) {
  const {
    resident_id: residentId,
    full_name: name,
    is_me: isMe,
    is_adult: isAdult,
    acts,
    app_access: access,
  } = person
  const [invitation, setInvitation] = useState<{ readonly link: string; readonly expires_at: string }>()
  const { isBusy, failure, run } = useDoing()
  const who = { apartment_id: apartmentId, resident_id: residentId }
  const mayChange = isAdult && !isMe
  const allow = (acting: boolean) =>
    run(async () => {
      await call(allowToAct, { body: { ...who, acts: acting } })
      changed()
    })
  const invite = () => run(async () => setInvitation(await callForData(inviteHousehold, { body: who })))
  return (
    <>
      <div className="row">
        <span>
          {name}
          <small className="quiet">
            {[
              isMe ? say('household.me') : person.relationship,
              access === null ? '' : say(`household.access.${access}`),
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </small>
        </span>
      </div>
      {mayChange && acts !== null && (
        <label className="row">
          <span>{say('household.acts')}</span>
          <input
            type="checkbox"
            checked={acts}
            disabled={isBusy}
            onChange={({ target }) => void allow(target.checked)}
          />
        </label>
      )}
      {mayChange && access !== null && access !== 'in' && invitation === undefined && (
        <button type="button" className="button wide" disabled={isBusy} onClick={() => void invite()}>
          {say('household.invite', { name })}
        </button>
      )}
      {invitation !== undefined && (
        <PassOn name={name} link={invitation.link} until={invitation.expires_at} />
      )}
      <p className="error" role="alert">
        {failure instanceof Refusal ? sayRefusal(failure) : ''}
      </p>
    </>
  )
}

function Leave({ home }: Pick<HomeProps, 'home'>) {
  const [isAsked, setAsked] = useState(false)
  const { isBusy, failure, run } = useDoing()
  const leave = () =>
    run(async () => {
      await call(leaveHome, { body: { apartment_id: home.apartment_id } })
      await refreshMe()
      go('/', { replace: true })
    })
  if (!isAsked)
    return (
      <button type="button" className="button wide" onClick={() => setAsked(true)}>
        {say('household.leave')}
      </button>
    )
  return (
    <section className="card">
      <p>{say('household.leave_help', { apartment: home.apartment })}</p>
      <button type="button" className="button wide" disabled={isBusy} onClick={() => void leave()}>
        {say('household.leave_sure')}
      </button>
      <button type="button" className="button primary wide" onClick={() => setAsked(false)}>
        {say('household.stay')}
      </button>
      <p className="error" role="alert">
        {failure instanceof Refusal ? sayRefusal(failure) : ''}
      </p>
    </section>
  )
}
