import { useEffect, useState } from 'react'
import { Refusal } from '../data/refusal.ts'
import { say, sayRefusal } from '../language/say.ts'
import { discard, sendWaiting, useQueue } from './queue.ts'
import type { KeptPicture, Waiting } from './waiting.ts'

interface UnsentProps {
  readonly of: readonly Waiting[]
  /** Opens a refused draft again. */
  readonly edit?: (one: Waiting) => void
}

/** What was written and is not with the office yet, with its state. */
export function Unsent({ of, edit }: UnsentProps) {
  const { sending } = useQueue()
  return of.map((one) => (
    <section key={one.key} className="card unsent">
      <strong>{one.values['title'] ?? one.values['content'] ?? `★ ${one.values['stars'] ?? ''}`}</strong>
      {one.values['title'] !== undefined && <p>{one.values['content']}</p>}
      {one.pictures.length > 0 && (
        <ul className="pictures">
          {one.pictures.map((picture, at) => (
            <li key={at}>
              <Kept of={picture} name={say('shell.picture', { n: at + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {one.refusal === undefined ? (
        <p className="quiet" role="status">
          {say(sending === one.key ? 'office.sending' : 'office.not_sent')}
        </p>
      ) : (
        <p className="error" role="alert">
          {say('office.refused')} {sayRefusal(new Refusal(one.refusal.status, one.refusal.body))}
        </p>
      )}
      <p>
        {one.refusal === undefined ? (
          <button type="button" className="button small" onClick={() => void sendWaiting()}>
            {say('office.send_now')}
          </button>
        ) : (
          edit !== undefined && (
            <button type="button" className="button small" onClick={() => edit(one)}>
              {say('office.edit')}
            </button>
          )
        )}{' '}
        <button type="button" className="button small" onClick={() => void discard(one)}>
          {say('office.discard')}
        </button>
      </p>
    </section>
  ))
}

function Kept({ of: { bytes, type }, name }: { readonly of: KeptPicture; readonly name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  return address === undefined ? <span className="shot" /> : <img className="shot" src={address} alt={name} />
}
