import { LinkOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { linkBooking } from '#domain/calls/booking-views.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { serviceBooking } from '#entities/services/service-booking.ts'
import type { ActionsProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { showError } from '../errors/error-popup.tsx'
import { formatDateTime } from '../fields/format.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** A link for the customer, who follows the booking by it. */
export function BookingLink({ record, tools: { t, can } }: ActionsProps<typeof serviceBooking>) {
  const [made, setMade] = useState<DataOf<typeof linkBooking>>()
  const [isBusy, setBusy] = useState(false)
  if (!can('update', serviceBooking.name)) return null
  const make = async () => {
    setBusy(true)
    try {
      setMade(await callForData(linkBooking, { path: { id: record.id } }))
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(false)
    }
  }
  const close = () => setMade(undefined)
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} loading={isBusy} onClick={() => void make()}>
        {t('console.fees.booking_link.make')}
      </Button>
      {made !== undefined && (
        <Dialog
          open
          title={t('console.fees.booking_link.title')}
          okText={t('console.fees.booking_link.done')}
          cancelText={t('console.crud.record.cancel')}
          onOk={close}
          onCancel={close}
        >
          <p>{t('console.fees.booking_link.help', { time: formatDateTime(made.expires_at) })}</p>
          <Input
            readOnly
            aria-label={t('console.fees.booking_link.make')}
            value={made.link}
            onFocus={(event) => event.target.select()}
            suffix={<CopyButton text={made.link} />}
          />
        </Dialog>
      )}
    </>
  )
}
