import type { KeyUnder } from '../i18n/translation-key.ts'
import { Button, Form, QRCode, Typography } from 'antd'
import { useT } from '../i18n/use-t.ts'
import { confirmEnrolment, type AppSecret, type Confirmed } from './calls.ts'
import { Failure, TotpField } from './fields.tsx'
import { useSubmit } from './use-submit.ts'

interface AppStepProps {
  readonly given: AppSecret
  readonly next: (confirmed: Confirmed) => void
}

/** The secret as a QR code and as text, and the first code from it. */
export function AppStep({ given, next }: AppStepProps) {
  const t = useT()
  const [form] = Form.useForm<{ code: string }>()
  const { run, isBusy, error } = useSubmit(form)
  const words = (key: KeyUnder<'console.second_factor.enrol'>) => t(`console.second_factor.enrol.${key}`)
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      onFinish={({ code }) => void run(async () => next(await confirmEnrolment(code)))}
    >
      <Failure error={error} />
      <Typography.Paragraph>{words('scan')}</Typography.Paragraph>
      {/* Cameras read dark on light alone, with a margin, at night too. */}
      <div
        role="img"
        aria-label={words('qr')}
        style={{ width: 'fit-content', margin: '0 auto', padding: 12, borderRadius: 6, background: '#fff' }}
      >
        <QRCode type="svg" value={given.uri} size={208} color="#000" bgColor="#fff" bordered={false} />
      </div>
      <Typography.Paragraph type="secondary" style={{ marginTop: 16 }}>
        {words('by_hand')}
        <br />
        <Typography.Text code copyable={{ text: given.secret, tooltips: words('copy_key') }} translate="no">
          {(given.secret.match(/.{4}/g) ?? []).join(' ')}
        </Typography.Text>
      </Typography.Paragraph>
      <TotpField autoFocus label={words('then_code')} />
      <Button block type="primary" htmlType="submit" loading={isBusy}>
        {words('confirm')}
      </Button>
    </Form>
  )
}
