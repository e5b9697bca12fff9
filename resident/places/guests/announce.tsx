import { useRef, useState } from 'react'
import { officeOffsetMinutes } from '#core/limits.ts'
import { officeClock } from '#core/office-clock.ts'
import { call, callForData } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { say } from '../../language/say.ts'
import { Field, Submit } from '../../parts/field.tsx'
import { useForm } from '../../parts/form.ts'
import { Page } from '../../parts/page.tsx'
import { Shown } from '../../parts/shown.tsx'
import type { HomeProps } from '../../places.ts'
import { go } from '../../router/router.ts'
import { announceGuest, readGuest, type Guest } from './calls.ts'

/** Announces a guest; `?again=` names a visit of before, whose guest comes once more. */
export function AnnouncePlace({ home }: HomeProps) {
  const again = new URLSearchParams(location.search).get('again')
  return (
    <Page title={say('guests.announce')} back={`/homes/${home.apartment_id}/guests`}>
      {again === null ? <Announcing home={home} /> : <Again home={home} id={again} />}
    </Page>
  )
}

function Again({ home, id }: HomeProps) {
  const loaded = useLoaded({
    home: home.apartment_id,
    name: `guests/${id}`,
    load: (signal) => callForData(readGuest, { path: { id } }, { signal }),
  })
  return <Shown of={loaded}>{(guest) => <Announcing home={home} last={guest} />}</Shown>
}

const hour = 3_600_000

/** `2026-12-01T09:30` on the office's clock, as a field of day and time has it. */
const typedMoment = (at: number) => officeClock(new Date(at).toISOString()).slice(0, 16).replace(' ', 'T')

/** The instant of what such a field says. */
const instantOf = (typed: string) => {
  const at = Date.parse(`${typed}Z`)
  return Number.isNaN(at) ? typed : new Date(at - officeOffsetMinutes * 60_000).toISOString()
}

interface AnnouncingProps {
  readonly home: HomeProps['home']
  readonly last?: Guest
}

function Announcing({ home, last }: AnnouncingProps) {
  const { apartment_id: apartmentId } = home
  const key = useRef(crypto.randomUUID())
  const [begun] = useState(() => Date.now())
  const form = useForm({
    first: {
      name: last?.name ?? '',
      phone_number: '',
      people_count: String(last?.people_count ?? 1),
      license_plate: last?.license_plate ?? '',
      from_time: typedMoment(begun + hour),
      to_time: typedMoment(begun + 3 * hour),
      purpose: last?.purpose ?? '',
    },
    required: ['name', 'people_count', 'from_time', 'to_time'],
    async send(values) {
      const body = {
        ...values,
        apartment_id: apartmentId,
        people_count: Number(values.people_count),
        from_time: instantOf(values.from_time),
        to_time: instantOf(values.to_time),
      }
      try {
        const { data } = await call(announceGuest, { body }, { key: key.current })
        go(`/homes/${apartmentId}/guests/${data.id}`, { replace: true })
      } catch (error) {
        key.current = crypto.randomUUID()
        throw error
      }
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Field form={form} name="name" label={say('guests.name')} autoComplete="off" />
      <Field form={form} name="from_time" label={say('guests.from')} type="datetime-local" />
      <Field form={form} name="to_time" label={say('guests.to')} type="datetime-local" />
      <Field
        form={form}
        name="people_count"
        label={say('guests.people')}
        type="number"
        inputMode="numeric"
        min={1}
      />
      <Field form={form} name="license_plate" label={say('guests.plate')} autoComplete="off" />
      <Field form={form} name="phone_number" label={say('guests.phone')} type="tel" autoComplete="off" />
      <Field form={form} name="purpose" label={say('guests.purpose')} autoComplete="off" />
      <p className="quiet">{say('guests.approval')}</p>
      <Submit form={form}>{say('guests.send')}</Submit>
    </form>
  )
}
