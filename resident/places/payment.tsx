import { spokenReference } from '#domain/money/qr/reference.ts'
import type { PaymentRequest } from '../data/shapes.ts'
import { say } from '../language/say.ts'
import { countdownText, momentText, moneyText } from '../language/written.ts'
import { CopyLine } from '../parts/copy-line.tsx'
import { Page } from '../parts/page.tsx'
import { Shown } from '../parts/shown.tsx'
import { useOnline } from '../parts/use-online.ts'
import type { HomeProps } from '../places.ts'
import { Link } from '../router/link.tsx'
import { Qr } from './qr.tsx'
import { usePayment } from './use-payment.ts'

/** A payment: its QR and what to copy while it waits, then the receipt by itself. */
export function PaymentPlace({ home, id }: HomeProps) {
  const start = `/homes/${home.apartment_id}`
  const payment = usePayment(home.apartment_id, id)
  const { state } = payment
  const text = (amount: string | null) => moneyText(amount, home.building.currency_code)
  return (
    <Page title={say('money.pay.title')} back={start}>
      <Shown of={payment.loaded}>
        {(request) => (
          <>
            <div role="status">
              <h2 data-state={state}>{say(`money.pay.${state ?? 'waiting'}`)}</h2>
            </div>
            {state === 'waiting' && (
              <Waiting request={request} amount={text(request.amount)} payment={payment} />
            )}
            {state === 'success' && <Success request={request} amount={text(request.amount)} start={start} />}
            {state === 'expired' && <Expired start={start} />}
          </>
        )}
      </Shown>
    </Page>
  )
}

interface WaitingProps {
  readonly request: PaymentRequest
  /** As it is read. */
  readonly amount: string
  readonly payment: ReturnType<typeof usePayment>
}

function Waiting({ request, amount, payment: { now, isAsking, check } }: WaitingProps) {
  const isOnline = useOnline()
  const { expires_at: until, purpose } = request
  return (
    <>
      <p>{say('money.pay.since', { time: momentText(request.created_at) })}</p>
      {!isOnline && until !== null && (
        <p className="age">{say('money.pay.kept', { time: momentText(until) })}</p>
      )}
      <p className="sum">{amount}</p>
      <Qr text={request.qr ?? ''} label={say('money.pay.qr', { amount })} name={purpose ?? ''} />
      {until !== null && (
        <p role="timer">{say('money.pay.left', { time: countdownText(Date.parse(until) - now) })}</p>
      )}
      <p className="quiet">{say('money.pay.scan')}</p>
      <dl className="facts card">
        <CopyLine name={say('money.pay.bank')} shown={request.bank_name ?? ''} />
        <CopyLine
          name={say('money.pay.account')}
          shown={request.account_number ?? ''}
          copied={request.account_number ?? ''}
        />
        <CopyLine name={say('money.pay.holder')} shown={request.account_holder ?? ''} />
        <CopyLine name={say('money.pay.amount')} shown={amount} copied={request.amount} />
        <CopyLine
          name={say('money.pay.purpose')}
          shown={spokenReference(purpose ?? '')}
          copied={purpose ?? ''}
          help={say('money.pay.purpose_help')}
        />
      </dl>
      {!isAsking && (
        <>
          <p>{say('money.pay.quiet')}</p>
          <button type="button" className="button wide" onClick={check}>
            {say('money.pay.check')}
          </button>
        </>
      )}
    </>
  )
}

interface SuccessProps {
  readonly request: PaymentRequest
  /** As it is read. */
  readonly amount: string
  readonly start: string
}

function Success({ request: { receipt_id: receipt }, amount, start }: SuccessProps) {
  return (
    <>
      <p>{say('money.pay.success_text', { amount })}</p>
      {receipt === null ? (
        <p className="quiet">{say('money.pay.receipt_soon')}</p>
      ) : (
        <Link to={`${start}/receipts/${receipt}`} className="button primary wide">
          {say('money.pay.receipt')}
        </Link>
      )}
      <Link to={start} className="button wide">
        {say('money.pay.done')}
      </Link>
    </>
  )
}

const Expired = ({ start }: { readonly start: string }) => (
  <>
    <p>{say('money.pay.expired_text')}</p>
    <Link to={`${start}/pay`} className="button primary wide">
      {say('money.pay.again')}
    </Link>
  </>
)
