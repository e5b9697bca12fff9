import { QrcodeOutlined } from '@ant-design/icons'
import { Alert, Button, Descriptions, QRCode, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { useQuery } from '../data/use-query.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { readPaymentQr, readPaymentQrPicture } from '#domain/calls/payment-qr.ts'
import { spokenReference } from '#domain/money/qr/reference.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { callForData, callForFile } from '../data/call-api.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SaveQr } from './save-qr.tsx'
import { WaitForPayment } from './wait-for-payment.tsx'

interface PaymentQrProps {
  readonly apartmentId: string
  readonly methodId: string
  /** In the building's currency; undefined: whoever pays fills it in. */
  readonly amount: string | undefined
  readonly tools: ViewTools
}

const words = 'console.desk.qr'

/** Shows a QR that the payer's bank app reads: the account, the amount and the text of the transfer are filled in. */
export function PaymentQr({ tools, ...asked }: PaymentQrProps) {
  const [isOpen, setOpen] = useState(false)
  const { t } = tools
  return (
    <>
      <Button block className="desk-qr-button" icon={<QrcodeOutlined />} onClick={() => setOpen(true)}>
        {t(`${words}.show`)}
      </Button>
      <Dialog
        open={isOpen}
        title={t(`${words}.title`)}
        onCancel={() => setOpen(false)}
        footer={null}
        destroyOnHidden
        width={420}
      >
        <Asked {...asked} tools={tools} />
      </Dialog>
    </>
  )
}

function Asked({ apartmentId, methodId, amount, tools }: PaymentQrProps) {
  const { t } = tools
  const asked = {
    path: { id: apartmentId },
    params: { payment_method_id: methodId, ...(amount === undefined ? {} : { amount }) },
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'qr', apartmentId, methodId, amount],
    queryFn: () => callForData(readPaymentQr, asked),
    // Some of them expire.
    staleTime: 0,
    gcTime: 0,
  })
  if (error !== null)
    return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton active />
  if (data.qr === null)
    return <Alert type="warning" showIcon message={t(`${words}.problems.${data.problem ?? 'not_payable'}`)} />
  return (
    <>
      <Shown qr={data.qr} tools={tools} />
      <SaveQr name={data.qr.purpose} t={t} load={() => callForFile(readPaymentQrPicture, asked)} />
      {data.qr.amount !== null && (
        <WaitForPayment apartmentId={apartmentId} methodId={methodId} amount={data.qr.amount} tools={tools} />
      )}
    </>
  )
}

const factNames = ['bank', 'account', 'holder', 'amount', 'purpose'] as const

type Qr = NonNullable<DataOf<typeof readPaymentQr>['qr']>

function Shown({ qr, tools }: { readonly qr: Qr; readonly tools: ViewTools }) {
  const { t, language } = tools
  const copied = (text: string) => (
    <Typography.Text copyable={{ text }} translate="no">
      {spokenReference(text)}
    </Typography.Text>
  )
  const facts = {
    bank: qr.bank,
    account: copied(qr.account_number),
    holder: qr.account_holder,
    amount: (
      <strong>
        {qr.amount === null ? t(`${words}.any_amount`) : formatMoney(qr.amount, qr.currency_code, language)}
      </strong>
    ),
    purpose: copied(qr.purpose),
  }
  return (
    <>
      {/* Cameras read dark on light alone, with a margin, at night too. */}
      <div role="img" aria-label={t(`${words}.picture`)} className="desk-qr">
        <QRCode type="svg" value={qr.text} size={240} color="#000" bgColor="#fff" bordered={false} />
      </div>
      <Descriptions
        column={1}
        size="small"
        items={factNames.map((name) => ({
          key: name,
          label: t(`${words}.${name}`),
          children: facts[name],
        }))}
      />
    </>
  )
}
