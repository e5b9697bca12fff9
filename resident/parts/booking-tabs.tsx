import { say } from '../language/say.ts'
import type { HomeProps } from '../places.ts'
import { Tabs } from './tabs.tsx'

interface BookingTabsProps {
  readonly home: HomeProps['home']
  readonly open: 'offers' | 'mine' | 'guests'
}

/** What one books, what one has booked, and whom one expects. */
export function BookingTabs({ home, open }: BookingTabsProps) {
  const start = `/homes/${home.apartment_id}`
  return (
    <Tabs
      of={[
        [`${start}/booking`, say('booking.offers'), open === 'offers'],
        ...(home.adult ? [[`${start}/booking/mine`, say('booking.mine'), open === 'mine'] as const] : []),
        [`${start}/guests`, say('booking.guests'), open === 'guests'],
      ]}
    />
  )
}
