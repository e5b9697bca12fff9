import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { compareAmounts } from '#core/amount.ts'
import { readDepositOfBooking } from '#domain/calls/booking-deposits.ts'
import type { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { deposit as document } from '#entities/vouchers/deposit.ts'
import type { ActionsProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { showError } from '../errors/error-popup.tsx'
import { screensHere } from '../session/screens-here.ts'

/**
 * Leads from a booking to a new deposit, filled in with what was not taken yet (what was given back is not asked for
 * again), who pays it, and where its money goes.
 */
export function CollectDeposit({ record, tools }: ActionsProps<typeof utilityBooking>) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { id, code, status, deposit, deposit_taken: taken, apartment_id: apartment } = record
  if (status === 'cancel' || typeof deposit !== 'string' || !tools.can('create', document.name)) return null
  // Users who may not read deposits cannot know what was taken, so they take none.
  if (typeof taken !== 'string' || compareAmounts(taken, deposit) >= 0) return null
  const take = async () => {
    setBusy(true)
    try {
      const of = await callForData(readDepositOfBooking, { path: { id } })
      const asked = {
        apartment_id: String(apartment),
        purpose: 'amenity',
        utility_booking_id: id,
        ...of,
        description: tools.t('console.fees.booked.held_for', { code: code ?? '' }),
      }
      const set = Object.entries(asked).flatMap(([name, value]) =>
        value === null ? [] : [[`set.${name}`, value]],
      )
      const query = new URLSearchParams([...set, ['back', tools.pathOf('utility_booking', id) ?? '/']])
      await navigate(`/${screensHere(document).create ?? ''}?${query.toString()}`)
    } catch (error) {
      showError(tools.t, error)
      setBusy(false)
    }
  }
  return (
    <Button icon={<SafetyCertificateOutlined aria-hidden />} loading={isBusy} onClick={() => void take()}>
      {tools.t('console.fees.booked.collect')}
    </Button>
  )
}
