import { say } from '../../language/say.ts'
import { momentText } from '../../language/written.ts'
import { usePages } from '../../data/use-pages.ts'
import { BookingTabs } from '../../parts/booking-tabs.tsx'
import { Page } from '../../parts/page.tsx'
import { RecordList } from '../../parts/record-list.tsx'
import type { HomeProps } from '../../places.ts'
import { Link } from '../../router/link.tsx'
import { listGuests } from './calls.ts'
import { stateOf } from './state.ts'

/** The guests of the home, the latest first. */
export function GuestsPlace({ home }: HomeProps) {
  const { apartment_id: id } = home
  const guests = usePages({ home: id, name: 'guests', address: listGuests, more: {} })
  const start = `/homes/${id}/guests`
  return (
    <Page title={say('booking.title')}>
      <BookingTabs home={home} open="guests" />
      {home.adult && (
        <Link to={`${start}/new`} className="button primary wide">
          {say('guests.announce')}
        </Link>
      )}
      <RecordList
        of={guests}
        none={say('guests.none')}
        line={(guest) => ({
          key: guest.id,
          to: `${start}/${guest.id}`,
          name: guest.name,
          under: [guest.from_time === null ? null : momentText(guest.from_time)],
          end: stateOf(guest),
        })}
      />
    </Page>
  )
}
