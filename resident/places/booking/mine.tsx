import { sayOf, say } from '../../language/say.ts'
import { dayText } from '../../language/written.ts'
import { call } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { usePages } from '../../data/use-pages.ts'
import { BookingTabs } from '../../parts/booking-tabs.tsx'
import { Page } from '../../parts/page.tsx'
import { TitledList } from '../../parts/record-list.tsx'
import type { HomeProps } from '../../places.ts'
import { listAmenities, listBookings, listOrders } from './calls.ts'
import { termText } from './times.ts'

/** The amenities' names, by their ids: a booking names its place by id alone. */
export function useAmenityNames(home: string): ReadonlyMap<string, string | null> {
  const { value } = useLoaded({
    home,
    name: 'amenity-names',
    load: async (signal) => {
      const { data } = await call(listAmenities, { params: { apartment_id: home, limit: 100 } }, { signal })
      return data.map(({ id, name }) => [id, name] as const)
    },
  })
  return new Map(value)
}

/** What the home has booked and ordered. */
export function MinePlace({ home }: HomeProps) {
  const { apartment_id: id } = home
  const names = useAmenityNames(id)
  const bookings = usePages({ home: id, name: 'bookings', address: listBookings, more: {} })
  const orders = usePages({ home: id, name: 'orders', address: listOrders, more: {} })
  const start = `/homes/${id}/booking`
  const isEmpty = [bookings, orders].every(({ loaded }) => loaded.value?.total === 0)
  const state = (status: string) => sayOf(`booking.state.${status}`)
  return (
    <Page title={say('booking.title')}>
      <BookingTabs home={home} open="mine" />
      {isEmpty && <p className="empty">{say('booking.none')}</p>}
      <TitledList
        title={say('booking.places')}
        of={bookings}
        line={({ id: key, code, utility_id: place, date, from_time: from, to_time: to, status }) => ({
          key,
          to: `${start}/reserved/${key}`,
          name: names.get(place ?? '') ?? code,
          under: [`${dayText(date)} ${termText(from, to)}`],
          end: state(status),
        })}
      />
      <TitledList
        title={say('booking.services')}
        of={orders}
        line={({ id: key, code, date, status }) => ({
          key,
          to: `${start}/ordered/${key}`,
          name: code,
          under: [dayText(date)],
          end: state(status),
        })}
      />
    </Page>
  )
}
