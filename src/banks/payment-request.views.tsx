import { paymentBankAddress } from '../fees/desk-address.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { defineViews, type SlotProps } from '../crud/views.ts'

/** A request that waits leads to its screen. */
export const views = defineViews(paymentRequest, { slots: { waiting: OpenScreen } })

function OpenScreen({ record: { id, status }, tools: { t }, onChange }: SlotProps<typeof paymentRequest>) {
  if (onChange !== undefined || status !== 'waiting') return null
  return (
    <p>
      <LinkButton type="primary" to={paymentBankAddress(String(id))}>
        {t('console.payment_screen.open')}
      </LinkButton>
    </p>
  )
}
