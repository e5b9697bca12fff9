import { QRCode, Typography } from 'antd'
import { confirmSecondFactor } from '#domain/calls/second-factor.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callForData } from '../data/call-api.ts'
import type { KeyUnder } from '../i18n/translation-key.ts'
import { useT } from '../i18n/use-t.ts'
import type { AppSecret, Confirmed } from './calls.ts'

interface AppStepProps {
  readonly given: AppSecret
  readonly next: (confirmed: Confirmed) => void
}

/** The secret as a QR code and as text, and the first code from it. */
export function AppStep({ given, next }: AppStepProps) {
  const t = useT()
  const words = (key: KeyUnder<'console.second_factor.enrol'>) => t(`console.second_factor.enrol.${key}`)
  const form = useFieldsForm({
    name: 'app',
    fields: confirmSecondFactor.body.fields,
    send: async (values) => next(await callForData(confirmSecondFactor, { body: values })),
  })
  return (
    <FieldsForm
      form={form}
      begins
      isLarge
      head={
        <>
          <Typography.Paragraph>{words('scan')}</Typography.Paragraph>
          {/* Cameras read dark on light alone, with a margin, at night too. */}
          <div
            role="img"
            aria-label={words('qr')}
            style={{
              width: 'fit-content',
              margin: '0 auto',
              padding: 12,
              borderRadius: 6,
              background: '#fff',
            }}
          >
            <QRCode type="svg" value={given.uri} size={208} color="#000" bgColor="#fff" bordered={false} />
          </div>
          <Typography.Paragraph type="secondary" style={{ marginTop: 16 }}>
            {words('by_hand')}
            <br />
            <Typography.Text
              code
              copyable={{ text: given.secret, tooltips: words('copy_key') }}
              translate="no"
            >
              {(given.secret.match(/.{4}/g) ?? []).join(' ')}
            </Typography.Text>
          </Typography.Paragraph>
        </>
      }
      words={{ code: { label: words('then_code') } }}
      submitText={words('confirm')}
    />
  )
}
