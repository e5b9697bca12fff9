import { useState, type ReactNode } from 'react'
import { Refusal } from '../../data/refusal.ts'
import { say, sayRefusal } from '../../language/say.ts'
import { Field, Submit } from '../../parts/field.tsx'
import { useForm } from '../../parts/form.ts'
import { useDoing } from '../../parts/use-doing.ts'

interface CallOffProps {
  /** Calls it off for that reason. */
  readonly send: (reason: string) => Promise<void>
}

/** A booking is called off in two steps: the second one asks why. */
export function CallOff({ send }: CallOffProps) {
  const [isAsked, setAsked] = useState(false)
  const form = useForm({
    first: { cancel_reason: '' },
    required: ['cancel_reason'],
    send: ({ cancel_reason: reason }) => send(reason),
  })
  if (!isAsked) return <Ask press={() => setAsked(true)}>{say('booking.call_off')}</Ask>
  return (
    <form className="card" onSubmit={form.submit} noValidate>
      <Field form={form} name="cancel_reason" label={say('booking.reason')} maxLength={500} />
      <Submit form={form}>{say('booking.call_off_sure')}</Submit>
      <Ask press={() => setAsked(false)}>{say('booking.keep')}</Ask>
    </form>
  )
}

const Ask = ({ press, children }: { readonly press: () => void; readonly children: ReactNode }) => (
  <button type="button" className="button wide" onClick={press}>
    {children}
  </button>
)

const stars = [1, 2, 3, 4, 5] as const

/** What was thought of it, or the five buttons that say so, once. */
export function Stars({
  of,
  send,
}: {
  readonly of: number | null
  readonly send: (count: number) => Promise<void>
}) {
  const { isBusy, failure, run } = useDoing()
  if (of !== null) return <p>{say('booking.rated', { n: of })}</p>
  return (
    <section className="card">
      <p>{say('booking.rate')}</p>
      <div className="choices">
        {stars.map((count) => (
          <button
            key={count}
            type="button"
            className="button small"
            aria-label={say('booking.stars', { n: count })}
            disabled={isBusy}
            onClick={() => void run(() => send(count))}
          >
            {count} ★
          </button>
        ))}
      </div>
      <p className="error" role="alert">
        {failure instanceof Refusal ? sayRefusal(failure) : ''}
      </p>
    </section>
  )
}
