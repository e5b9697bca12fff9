import { useRef, useState } from 'react'
import { officeToday } from '#core/office-clock.ts'
import { priceOfSlots } from '#domain/money/booked-slots.ts'
import { call, callForData } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { Refusal } from '../../data/refusal.ts'
import { say } from '../../language/say.ts'
import { isNothing, moneyText } from '../../language/written.ts'
import { Facts } from '../../parts/facts.tsx'
import { Field, LongField, Submit } from '../../parts/field.tsx'
import { useForm } from '../../parts/form.ts'
import { Page } from '../../parts/page.tsx'
import { StoredPictures } from '../../parts/pictures.tsx'
import { Shown } from '../../parts/shown.tsx'
import type { HomeProps } from '../../places.ts'
import { go } from '../../router/router.ts'
import { book, readAmenity, readFreeSlots, type Amenity, type DaySlots } from './calls.ts'
import { clockText, hoursText } from './times.ts'

/** One amenity: its hours, price and rules, when it is free by day, and booking it. */
export function AmenityPlace({ home, id }: HomeProps) {
  const loaded = useLoaded({
    home: home.apartment_id,
    name: `amenities/${id}`,
    load: (signal) => callForData(readAmenity, { path: { id } }, { signal }),
  })
  const title = loaded.value?.name ?? say('booking.places')
  return (
    <Page title={title} back={`/homes/${home.apartment_id}/booking`}>
      <Shown of={loaded}>
        {(amenity) => (
          <>
            <StoredPictures of={amenity.images} />
            <About amenity={amenity} home={home} />
            {home.adult ? <Booking amenity={amenity} home={home} /> : <p>{say('booking.adults')}</p>}
          </>
        )}
      </Shown>
    </Page>
  )
}

interface AmenityProps {
  readonly amenity: Amenity
  readonly home: HomeProps['home']
}

function About({ amenity, home }: AmenityProps) {
  const { place, price, deposit, rules_text: rules, cancel_hours: hours, capacity } = amenity
  const money = (amount: string | null) =>
    isNothing(amount) ? null : moneyText(amount, home.building.currency_code)
  return (
    <section className="card">
      <Facts
        of={[
          [say('booking.where'), place],
          [say('booking.hours'), hoursText(amenity)],
          [say('booking.price'), money(price) ?? say('booking.free_of_charge')],
          [say('booking.deposit'), money(deposit)],
          [say('booking.capacity'), capacity],
          [say('booking.rules'), rules],
        ]}
      />
      <p className="quiet">
        {Number(hours) > 0 ? say('booking.cancel_hours', { n: Number(hours) }) : say('booking.cancel_begin')}
      </p>
    </section>
  )
}

/** Slots beside each other, from the first minute to the last. */
interface Term {
  readonly from: number
  readonly to: number
}

function Booking({ amenity, home }: AmenityProps) {
  const { apartment_id: apartmentId, building } = home
  const today = officeToday()
  const [date, setDate] = useState(today)
  const [term, setTerm] = useState<Term>()
  const key = useRef(crypto.randomUUID())
  const free = useLoaded({
    home: apartmentId,
    name: `free/${amenity.id}/${date}`,
    // Booked by what is free now, or not at all.
    stays: 'page',
    load: (signal) => {
      const params = { apartment_id: apartmentId, utility_id: amenity.id, date }
      return callForData(readFreeSlots, { params }, { signal })
    },
  })
  const form = useForm({
    first: { people_count: '1', note: '', from_time: '' },
    required: ['people_count', 'from_time'],
    async send({ people_count: people, note }) {
      if (term === undefined) return
      const times = { from_time: `${clockText(term.from)}:00`, to_time: `${clockText(term.to)}:00` }
      const body = {
        apartment_id: apartmentId,
        utility_id: amenity.id,
        date,
        ...times,
        people_count: Number(people),
        note,
      }
      try {
        const { data } = await call(book, { body }, { key: key.current })
        go(`/homes/${apartmentId}/booking/reserved/${data.id}`, { replace: true })
      } catch (error) {
        // Another try is another booking, by what is free then.
        key.current = crypto.randomUUID()
        choose(undefined)
        if (error instanceof Refusal) free.reload()
        throw error
      }
    },
  })
  const choose = (chosen: Term | undefined) => {
    setTerm(chosen)
    form.set('from_time', chosen === undefined ? '' : clockText(chosen.from))
  }
  const price = term === undefined ? null : priceOf(amenity, term, building.currency_code)
  return (
    <form onSubmit={form.submit} noValidate>
      <div className="field">
        <label htmlFor="booking-day">{say('booking.day')}</label>
        <input
          id="booking-day"
          type="date"
          min={today}
          value={date}
          onChange={({ target }) => {
            if (target.value === '') return
            setDate(target.value)
            choose(undefined)
          }}
        />
      </div>
      <Shown of={free}>{({ slots }) => <Slots of={slots} term={term} choose={choose} />}</Shown>
      <p className="error" role="alert">
        {form.errors.from_time}
      </p>
      {price !== null && <p role="status">{say('booking.costs', { amount: price })}</p>}
      <Field
        form={form}
        name="people_count"
        label={say('booking.people')}
        type="number"
        inputMode="numeric"
        min={1}
      />
      <LongField form={form} name="note" label={say('booking.note')} />
      {amenity.needs_approval === true && <p className="quiet">{say('booking.approval')}</p>}
      <Submit form={form}>{say('booking.book')}</Submit>
    </form>
  )
}

function priceOf(
  { price, slot_minutes: minutes }: Amenity,
  { from, to }: Term,
  currency: Parameters<typeof moneyText>[1],
) {
  if (price === null || isNothing(price)) return null
  const times = { from_time: clockText(from), to_time: clockText(to) }
  return moneyText(priceOfSlots({ price, slot_minutes: Number(minutes) }, times, currency), currency)
}

interface SlotsProps {
  readonly of: DaySlots['slots']
  readonly term: Term | undefined
  readonly choose: (term: Term | undefined) => void
}

/** The slots of a day. A tap takes one; one beside those that are taken already is taken to them. */
function Slots({ of, term, choose }: SlotsProps) {
  if (of.length === 0) return <p className="empty">{say('booking.closed')}</p>
  const isIn = ({ from, to }: Term) => term !== undefined && from >= term.from && to <= term.to
  const tap = ({ from, to }: Term) => {
    if (term?.to === from) choose({ from: term.from, to })
    else if (term?.from === to) choose({ from, to: term.to })
    else choose(isIn({ from, to }) ? undefined : { from, to })
  }
  return (
    <div className="choices" role="group" aria-label={say('booking.free')}>
      {of.map(({ from, to, left, why }) => {
        const hours = `${clockText(from)}–${clockText(to)}`
        return (
          <button
            key={from}
            type="button"
            className="button small"
            aria-pressed={isIn({ from, to })}
            disabled={why !== null}
            onClick={() => tap({ from, to })}
          >
            {why !== null
              ? say(`booking.${why}`, { hours })
              : left === null
                ? hours
                : say('booking.left', { hours, n: left })}
          </button>
        )
      })}
    </div>
  )
}
