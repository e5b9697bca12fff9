import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons'
import { Button, Descriptions, QRCode } from 'antd'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readRequestQr } from '#domain/calls/payment-qr.ts'
import { spokenReference } from '#domain/money/qr/reference.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { callForFile } from '../data/call-api.ts'
import { deskAddress } from '../fees/desk-address.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { SaveQr } from '../receipts/save-qr.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { PaymentRequest, usePayment } from './use-payment.ts'

interface PaymentScreenProps {
  readonly payment: Omit<ReturnType<typeof usePayment>, 'request'> & { readonly request: PaymentRequest }
  readonly tools: ViewTools
}

const words = 'console.payment_screen'

/** After a success the screen returns to the desk by itself. */
const returnAfter = 3_000

/** What a payment is: waiting with its QR, paid, or expired. */
export function PaymentScreen({ payment, tools }: PaymentScreenProps) {
  const { t, currency, language } = tools
  const { request, state } = payment
  const navigate = useNavigate()
  const desk = deskAddress({ apartment: request.apartment_id })
  const isPaid = state === 'success'
  useEffect(() => {
    if (!isPaid) return
    const timer = setTimeout(() => void navigate(desk), returnAfter)
    return () => clearTimeout(timer)
  }, [isPaid, desk, navigate])
  const amount = formatMoney(request.amount, currency, language)
  return (
    <>
      <div role="status">
        <h1>{t(`${words}.${state ?? 'waiting'}`)}</h1>
      </div>
      <p className="payment-bank-amount">{amount}</p>
      <p className="payment-bank-home">
        {fieldLabel(t, 'payment_request', 'apartment_id')} <strong>{request.apartment?.code}</strong>
      </p>
      {state === 'waiting' && <Waiting payment={payment} tools={tools} />}
      {isPaid && (
        <>
          <CheckCircleFilled className="payment-bank-mark" data-state="success" aria-hidden />
          <p>{t(`${words}.thanks`, { amount, apartment: request.apartment?.code ?? '' })}</p>
          <p className="lobby-secondary">{t(`${words}.returns`)}</p>
        </>
      )}
      {state === 'expired' && (
        <>
          <ClockCircleOutlined className="payment-bank-mark" data-state="expired" aria-hidden />
          <p className="lobby-secondary">{t(`${words}.late`)}</p>
        </>
      )}
      <div className="payment-bank-buttons">
        {state !== 'success' && <Button onClick={payment.check}>{t(`${words}.again`)}</Button>}
        {request.receipt_id !== null && (
          <LinkButton to={tools.pathOf('receipt', request.receipt_id) ?? desk}>
            {t(`${words}.receipt`)}
          </LinkButton>
        )}
        <LinkButton type="primary" to={desk}>
          {t(`${words}.back`)}
        </LinkButton>
      </div>
    </>
  )
}

/** What somebody types who has no camera. */
const copied: ReadonlySet<string> = new Set(['account_number', 'purpose'])
const facts = ['bank_name', 'account_number', 'account_holder', 'purpose'] as const

function Waiting({ payment: { request, now, isAsking }, tools: { t } }: PaymentScreenProps) {
  return (
    <>
      <p className="lobby-secondary">{t(`${words}.${isAsking ? 'scan' : 'quiet'}`)}</p>
      {/* Cameras read dark on light alone, with a margin, at night too. */}
      <div className="desk-qr">
        <QRCode
          aria-label={t('console.desk.qr.picture')}
          type="svg"
          value={request.qr ?? ''}
          size={240}
          color="#000"
          bgColor="#fff"
          bordered={false}
        />
      </div>
      <SaveQr
        name={request.purpose ?? ''}
        t={t}
        load={() => callForFile(readRequestQr, { path: { id: String(request.id) } })}
      />
      <p role="timer">{t(`${words}.left`, { time: clockOf(Date.parse(request.expires_at ?? '') - now) })}</p>
      <Descriptions
        column={1}
        size="small"
        items={facts.map((name) => ({
          key: name,
          label: fieldLabel(t, 'payment_request', name),
          children: (
            <span translate="no">
              {spokenReference(request[name] ?? '')}
              {copied.has(name) && <CopyButton text={request[name] ?? ''} />}
            </span>
          ),
        }))}
      />
    </>
  )
}

/** `9:05` */
function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
