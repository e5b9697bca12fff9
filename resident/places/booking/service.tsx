import { useRef } from 'react'
import { officeToday } from '#core/office-clock.ts'
import { call, callForData } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { say, sayOf } from '../../language/say.ts'
import { isNothing, moneyText } from '../../language/written.ts'
import { Facts } from '../../parts/facts.tsx'
import { Field, LongField, Submit } from '../../parts/field.tsx'
import { useForm } from '../../parts/form.ts'
import { Page } from '../../parts/page.tsx'
import { StoredPictures } from '../../parts/pictures.tsx'
import { Shown } from '../../parts/shown.tsx'
import type { HomeProps } from '../../places.ts'
import { go } from '../../router/router.ts'
import { order, readService, type Service } from './calls.ts'

/** One service: what it costs, and ordering it. */
export function ServicePlace({ home, id }: HomeProps) {
  const loaded = useLoaded({
    home: home.apartment_id,
    name: `services/${id}`,
    load: (signal) => callForData(readService, { path: { id } }, { signal }),
  })
  const title = loaded.value?.name ?? say('booking.services')
  return (
    <Page title={title} back={`/homes/${home.apartment_id}/booking`}>
      <Shown of={loaded}>
        {(service) => (
          <>
            <StoredPictures of={service.image === null ? null : [service.image]} />
            <About service={service} home={home} />
            {home.adult ? <Ordering service={service} home={home} /> : <p>{say('booking.adults')}</p>}
          </>
        )}
      </Shown>
    </Page>
  )
}

interface ServiceProps {
  readonly service: Service
  readonly home: HomeProps['home']
}

const About = ({ service: { price, unit, description }, home }: ServiceProps) => (
  <section className="card">
    <Facts
      of={[
        [
          say('booking.unit_price', { unit: sayOf(`booking.unit.${unit}`) ?? '' }),
          isNothing(price) ? say('booking.free_of_charge') : moneyText(price, home.building.currency_code),
        ],
        [say('booking.about'), description],
      ]}
    />
  </section>
)

function Ordering({ service, home }: ServiceProps) {
  const { apartment_id: apartmentId } = home
  const today = officeToday()
  const key = useRef(crypto.randomUUID())
  const form = useForm({
    first: { date: today, quantity: '1', note: '' },
    required: ['date', 'quantity'],
    async send({ date, quantity, note }) {
      const services = [{ service_id: service.id, quantity: Number(quantity) }]
      try {
        const { data } = await call(
          order,
          { body: { apartment_id: apartmentId, date, services, note } },
          { key: key.current },
        )
        go(`/homes/${apartmentId}/booking/ordered/${data.id}`, { replace: true })
      } catch (error) {
        key.current = crypto.randomUUID()
        throw error
      }
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Field form={form} name="date" label={say('booking.day')} type="date" min={today} />
      <Field
        form={form}
        name="quantity"
        label={say('booking.quantity')}
        type="number"
        inputMode="decimal"
        min={1}
      />
      <LongField form={form} name="note" label={say('booking.note')} />
      <Submit form={form}>{say('booking.order')}</Submit>
    </form>
  )
}
