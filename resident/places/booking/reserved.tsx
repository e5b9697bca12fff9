import { call, callForData } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { say, sayOf } from '../../language/say.ts'
import { dayText, isNothing, momentText, moneyText } from '../../language/written.ts'
import { CallOff, Stars } from './call-off.tsx'
import { Facts, type FactLine } from '../../parts/facts.tsx'
import { Page } from '../../parts/page.tsx'
import { Shown } from '../../parts/shown.tsx'
import { useNow } from '../../parts/use-now.ts'
import type { HomeProps } from '../../places.ts'
import {
  callOffBooking,
  callOffOrder,
  listServices,
  rateBooking,
  rateOrder,
  readBooking,
  readOrder,
  type Booking,
  type Order,
} from './calls.ts'
import { useAmenityNames } from './mine.tsx'
import { termText } from './times.ts'

type Shared = Pick<Booking | Order, 'status' | 'payment_status' | 'cancel_reason'>

/** What bookings and orders say alike: where they stand, and how they are paid. */
const standing = ({ status, payment_status: paid, cancel_reason: why }: Shared): readonly FactLine[] => [
  [say('booking.status'), sayOf(`booking.state.${status}`)],
  [say('booking.payment'), paid === null ? null : sayOf(`booking.paid.${paid}`)],
  [say('booking.reason'), why],
]

/** One booking of an amenity: called off by the place's rule, rated once it is over. */
export function ReservedPlace({ home, id }: HomeProps) {
  const { apartment_id: apartmentId, building } = home
  const now = useNow(30_000)
  const names = useAmenityNames(apartmentId)
  const loaded = useLoaded({
    home: apartmentId,
    name: `bookings/${id}`,
    load: (signal) => callForData(readBooking, { path: { id } }, { signal }),
  })
  const money = (amount: string | null) =>
    isNothing(amount) ? null : moneyText(amount, building.currency_code)
  return (
    <Page title={say('booking.booking')} back={`/homes/${apartmentId}/booking/mine`}>
      <Shown of={loaded}>
        {(booking) => {
          const { code, utility_id: place, date, from_time: from, to_time: to, cancel_until: until } = booking
          const isOpen = ['new', 'pending', 'confirmed'].includes(booking.status)
          const mayCallOff = isOpen && until !== null && Date.parse(until) > now
          return (
            <>
              <section className="card">
                <Facts
                  of={[
                    [say('booking.place'), names.get(place ?? '') ?? null],
                    [say('booking.code'), code],
                    [say('booking.when'), `${dayText(date)} ${termText(from, to)}`],
                    [say('booking.people'), booking.people_count],
                    [say('booking.price'), money(booking.price)],
                    [say('booking.deposit'), money(booking.deposit)],
                    ...standing(booking),
                  ]}
                />
                {isOpen && until !== null && (
                  <p className="quiet">
                    {mayCallOff
                      ? say('booking.until', { time: momentText(until) })
                      : say('booking.too_late', { time: momentText(until) })}
                  </p>
                )}
              </section>
              {mayCallOff && (
                <CallOff
                  send={async (reason) => {
                    await call(callOffBooking, { path: { id }, body: { cancel_reason: reason } })
                    loaded.reload()
                  }}
                />
              )}
              {booking.status === 'complete' && (
                <Stars
                  of={booking.rating}
                  send={async (stars) => {
                    await call(rateBooking, { path: { id }, body: { stars } })
                    loaded.reload()
                  }}
                />
              )}
            </>
          )
        }}
      </Shown>
    </Page>
  )
}

/** One order of services: called off until the office has taken it up, rated once it is done. */
export function OrderedPlace({ home, id }: HomeProps) {
  const { apartment_id: apartmentId, building } = home
  const loaded = useLoaded({
    home: apartmentId,
    name: `orders/${id}`,
    async load(signal) {
      const [order, services] = await Promise.all([
        callForData(readOrder, { path: { id } }, { signal }),
        call(listServices, { params: { apartment_id: apartmentId, limit: 100 } }, { signal }),
      ])
      return { order, names: services.data.map((one) => [one.id, one.name] as const) }
    },
  })
  const money = (amount: string | null) => moneyText(amount, building.currency_code)
  return (
    <Page title={say('booking.ordered')} back={`/homes/${apartmentId}/booking/mine`}>
      <Shown of={loaded}>
        {({ order, names }) => (
          <>
            <section className="card">
              <Facts
                of={[
                  [say('booking.code'), order.code],
                  [say('booking.day'), dayText(order.date)],
                  [
                    say('booking.scheduled'),
                    order.scheduled_at === null ? null : momentText(order.scheduled_at),
                  ],
                  ...order.services.map(({ service_id: service, quantity, price }): FactLine => [
                    new Map(names).get(service) ?? say('booking.service'),
                    `${quantity} × ${money(price)}`,
                  ]),
                  [say('booking.total'), money(order.total)],
                  ...standing(order),
                ]}
              />
            </section>
            {order.status === 'new' && (
              <CallOff
                send={async (reason) => {
                  await call(callOffOrder, { path: { id }, body: { cancel_reason: reason } })
                  loaded.reload()
                }}
              />
            )}
            {order.status === 'complete' && (
              <Stars
                of={order.rating}
                send={async (stars) => {
                  await call(rateOrder, { path: { id }, body: { stars } })
                  loaded.reload()
                }}
              />
            )}
          </>
        )}
      </Shown>
    </Page>
  )
}
