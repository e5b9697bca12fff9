import { say, sayOf } from '../../language/say.ts'
import { isNothing, moneyText } from '../../language/written.ts'
import { BookingTabs } from '../../parts/booking-tabs.tsx'
import { Page } from '../../parts/page.tsx'
import { TitledList } from '../../parts/record-list.tsx'
import { usePages } from '../../data/use-pages.ts'
import type { HomeProps } from '../../places.ts'
import { listAmenities, listServices } from './calls.ts'
import { hoursText } from './times.ts'

/** What the building offers: places by slots, and services. */
export function OffersPlace({ home }: HomeProps) {
  const { apartment_id: id, building } = home
  const amenities = usePages({ home: id, name: 'amenities', address: listAmenities, more: {} })
  const services = usePages({ home: id, name: 'services', address: listServices, more: {} })
  const start = `/homes/${id}/booking`
  const isEmpty = [amenities, services].every(({ loaded }) => loaded.value?.total === 0)
  const price = (amount: string | null) =>
    isNothing(amount) ? say('booking.free_of_charge') : moneyText(amount, building.currency_code)
  return (
    <Page title={say('booking.title')}>
      <BookingTabs home={home} open="offers" />
      {isEmpty && <p className="empty">{say('booking.no_offers')}</p>}
      <TitledList
        title={say('booking.places')}
        of={amenities}
        line={({ id: key, name, place, price: amount, ...hours }) => ({
          key,
          to: `${start}/places/${key}`,
          name,
          under: [place, hoursText(hours)],
          end: price(amount),
        })}
      />
      <TitledList
        title={say('booking.services')}
        of={services}
        line={({ id: key, name, unit, price: amount }) => ({
          key,
          to: `${start}/services/${key}`,
          name,
          under: [sayOf(`booking.unit.${unit}`) ?? null],
          end: price(amount),
        })}
      />
    </Page>
  )
}
