import { useState } from 'react'
import { call, callForData } from '../data/call.ts'
import { endOtherSessions, endSession, listSessions } from '../data/calls.ts'
import { useLoaded } from '../data/loaded.ts'
import { Refusal } from '../data/refusal.ts'
import { say, sayRefusal } from '../language/say.ts'
import { momentText } from '../language/written.ts'
import { Page } from '../parts/page.tsx'
import { Shown } from '../parts/shown.tsx'
import type { HomeProps } from '../places.ts'
import { deviceOf } from '#domain/device.ts'

/** Where the account is signed in; a device that is lost is signed out here. */
export function DevicesPlace({ home }: HomeProps) {
  const loaded = useLoaded({
    home: home.apartment_id,
    name: 'devices',
    stays: 'page',
    load: (signal) => callForData(listSessions, {}, { signal }),
  })
  const [told, setTold] = useState('')
  const end = (ending: Promise<unknown>) =>
    ending.then(
      () => {
        setTold(say('more.ended'))
        loaded.reload()
      },
      (error: unknown) => setTold(error instanceof Refusal ? sayRefusal(error) : say('shell.crashed')),
    )
  return (
    <Page title={say('more.devices')} back={`/homes/${home.apartment_id}/more`}>
      <Shown of={loaded}>
        {(sessions) => (
          <>
            <ul className="rows card">
              {sessions.map(({ id, user_agent: agent, last_seen_at: seen, current }) => (
                <li key={id} className="row">
                  <span>
                    {nameOf(agent)}
                    <small className="quiet">
                      {current ? say('more.this_device') : say('more.seen', { time: momentText(seen) })}
                    </small>
                  </span>
                  {!current && (
                    <button
                      type="button"
                      className="button small"
                      onClick={() => void end(call(endSession, { path: { id } }))}
                    >
                      {say('more.end')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 ? (
              <button
                type="button"
                className="button wide"
                onClick={() => void end(call(endOtherSessions, {}))}
              >
                {say('more.end_others')}
              </button>
            ) : (
              <p className="quiet">{say('more.no_others')}</p>
            )}
          </>
        )}
      </Shown>
      <p role="status">{told}</p>
    </Page>
  )
}

/** `Chrome, Android`, as far as the browser tells what it is. */
const nameOf = (agent: string) => {
  const { browser, system } = deviceOf(agent)
  return [browser, system].filter((name) => name !== undefined).join(', ') || agent.slice(0, 40)
}
