import { DollarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { serviceBooking } from '#entities/services/service-booking.ts'
import type { utilityBooking } from '#entities/utilities/utility-booking.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { mayMove } from '../crud/actions/actions.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ActionsProps } from '../crud/views.ts'
import { actOnRecord } from '../data/record-actions.ts'
import { isInWebview } from '../session/screens-here.ts'
import { useRefresh } from '../data/use-refresh.ts'
import { showError } from '../errors/error-popup.tsx'
import { deskAddress } from './desk-address.ts'

type Booking = typeof serviceBooking | typeof utilityBooking

/**
 * From a completed booking to the cashier's desk with its line, in one press: what nobody is charged for yet is charged
 * first.
 */
export function CollectBooking({ entity, record, tools }: ActionsProps<Booking>) {
  // The desk is no page of the webview.
  if (record.payment_status !== 'unpaid' || !tools.can('create', 'receipt') || isInWebview()) return null
  const label = tools.t('console.desk.collect')
  const apartment = String(record.apartment_id)
  if (typeof record.fee_id === 'string')
    return (
      <LinkButton
        type="primary"
        icon={<DollarOutlined />}
        to={deskAddress({ apartment, fee: record.fee_id })}
      >
        {label}
      </LinkButton>
    )
  const isChargeable = mayCharge(entity, record) && tools.can('charge', entity.name)
  return isChargeable ? (
    <ChargeAndCollect entity={entity} record={record} tools={tools} label={label} />
  ) : null
}

function mayCharge(entity: AnyEntity, record: AnyRecord): boolean {
  const { charge } = entity.lifecycle?.transitions ?? {}
  return charge !== undefined && mayMove(entity, charge, record)
}

function ChargeAndCollect({
  entity,
  record,
  tools,
  label,
}: Omit<ActionsProps<Booking>, 'reload'> & { readonly label: string }) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const chargeAndGo = async () => {
    setBusy(true)
    try {
      const charged = await actOnRecord(entity, { kind: 'transition', name: 'charge' }, { id: record.id })
      refresh(entity.name, { ids: [record.id] })
      const fee = (charged as StoredShown<Booking> | undefined)?.fee_id
      const apartment = String(record.apartment_id)
      await navigate(deskAddress({ apartment, ...(typeof fee === 'string' && { fee }) }))
    } catch (error) {
      showError(tools.t, error)
      setBusy(false)
    }
  }
  return (
    <Button type="primary" icon={<DollarOutlined />} loading={isBusy} onClick={() => void chargeAndGo()}>
      {label}
    </Button>
  )
}
