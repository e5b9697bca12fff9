import { HourglassOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { useSave } from '../data/use-save.ts'
import { showError } from '../errors/error-popup.tsx'
import { paymentBankAddress } from '../fees/desk-address.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'

interface WaitForPaymentProps {
  readonly apartmentId: string
  readonly methodId: string
  /** In the building's currency. */
  readonly amount: string
  readonly tools: ViewTools
}

/** Asks for the payment, and opens the screen that turns to success when the bank tells of it. */
export function WaitForPayment({ apartmentId, methodId, amount, tools: { t, can } }: WaitForPaymentProps) {
  const { building } = useSession()
  const { save, isSaving } = useSave(paymentRequest)
  const navigate = useNavigate()
  if (!can('create', paymentRequest.name)) return null
  const ask = async () => {
    const values = {
      building_id: building?.id,
      apartment_id: apartmentId,
      payment_method_id: methodId,
      amount,
    }
    try {
      const { id } = await save({ values })
      await navigate(paymentBankAddress(id))
    } catch (error) {
      showError(t, error)
    }
  }
  return (
    <Button block type="primary" icon={<HourglassOutlined />} loading={isSaving} onClick={() => void ask()}>
      {t('console.payment_screen.wait')}
    </Button>
  )
}
