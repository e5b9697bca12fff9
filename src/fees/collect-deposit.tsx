import { SafetyCertificateOutlined } from '@ant-design/icons'
import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import type { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { deposit as document } from '#entities/vouchers/deposit.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ActionsProps } from '../crud/views.ts'
import { screensHere } from '../session/screens-here.ts'

/** Leads from a booking to a new deposit, filled in with what was not taken yet: what was given back is not asked for again. */
export function CollectDeposit({ record, tools }: ActionsProps<typeof utilityBooking>) {
  const { id, code, status, deposit, deposit_taken: taken, apartment_id: apartment } = record
  if (status === 'cancel' || typeof deposit !== 'string' || !tools.can('create', document.name)) return null
  // Users who may not read deposits cannot know what was taken, so they take none.
  if (typeof taken !== 'string' || compareAmounts(taken, deposit) >= 0) return null
  const asked = {
    apartment_id: String(apartment),
    purpose: 'amenity',
    utility_booking_id: id,
    amount: subtractAmounts(deposit, taken),
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
