import { SafetyCertificateOutlined } from '@ant-design/icons'
import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import type { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { deposit as document } from '#entities/vouchers/deposit.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ActionsProps } from '../crud/views.ts'
import { screensHere } from '../session/screens-here.ts'

/** Leads from a booking to a new deposit, filled in with the amount that is not held yet. */
export function CollectDeposit({ record, tools }: ActionsProps<typeof utilityBooking>) {
  const { id, code, status, deposit, deposit_held: held, apartment_id: apartment } = record
  if (status === 'cancel' || typeof deposit !== 'string' || !tools.can('create', document.name)) return null
  // Users who may not read deposits cannot know what is held, so they take none.
  if (typeof held !== 'string' || compareAmounts(held, deposit) >= 0) return null
  const asked = {
    apartment_id: String(apartment),
    purpose: 'amenity',
    utility_booking_id: id,
    amount: subtractAmounts(deposit, held),
    description: tools.t('console.fees.booked.held_for', { code: code ?? '' }),
  }
  const set = Object.entries(asked).map(([name, value]) => [`set.${name}`, value])
  const query = new URLSearchParams([...set, ['back', tools.pathOf('utility_booking', id) ?? '/']])
  return (
    <LinkButton
      icon={<SafetyCertificateOutlined aria-hidden />}
      to={`/${screensHere(document).create ?? ''}?${query.toString()}`}
    >
      {tools.t('console.fees.booked.collect')}
    </LinkButton>
  )
}
