import { Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { Failure } from '../crud/list/list-states.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { PaymentScreen } from './payment-screen.tsx'
import { usePayment } from './use-payment.ts'
import './banks.css'

/** A payment that the desk waits for: on the office's screen, or on a phone that is shown to whoever pays. */
export function PaymentBankPage() {
  const tools = useViewTools()
  const { t } = tools
  const [params] = useSearchParams()
  const wanted = params.get('request')
  const payment = usePayment(wanted ?? '')
  const content = () => {
    if (payment.error !== null && payment.request === undefined)
      return (
        <Failure
          title={t('console.payment_screen.failed')}
          error={payment.error}
          t={t}
          retry={payment.check}
        />
      )
    // Without a payment there is nothing to wait for.
    if (wanted === null) return <h1>{t('console.payment_screen.failed')}</h1>
    if (payment.request === undefined) return <Skeleton active />
    return <PaymentScreen payment={{ ...payment, request: payment.request }} tools={tools} />
  }
  return (
    <main id="content" className="payment-bank">
      <div className="payment-bank-card">{content()}</div>
    </main>
  )
}
