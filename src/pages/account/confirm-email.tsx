import { Button, Typography } from 'antd'
import { callApi } from '#src/data/call-api.ts'
import { FieldsForm } from '#src/crud/form/fields-form.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { useT } from '#src/i18n/use-t.ts'
import { confirmEmail } from '#domain/calls/profile.ts'

interface ConfirmEmailProps {
  /** The address that the code went to. */
  readonly email: string
  /** Whether the user has the address already, and only proves it. */
  readonly isOwn: boolean
  readonly onConfirmed: () => void
  readonly onLeave: () => void
}

const { otp } = confirmEmail.body.fields
const asked = { otp }

/** The code that proves a new e-mail address. */
export function ConfirmEmail({ email, isOwn, onConfirmed, onLeave }: ConfirmEmailProps) {
  const t = useT()
  const form = useFieldsForm({
    name: 'confirm-email',
    fields: asked,
    send: async (values) => {
      await callApi(confirmEmail, { body: { ...values, email } })
      onConfirmed()
    },
  })
  return (
    <FieldsForm
      form={form}
      begins
      head={
        <Typography.Paragraph>
          {t(`console.account.profile.${isOwn ? 'prove_email' : 'confirm_email'}`, { email })}
        </Typography.Paragraph>
      }
      words={{ otp: { label: t('console.account.profile.confirm_code') } }}
      submitText={t('console.account.profile.confirm')}
      actions={
        <Button onClick={onLeave}>
          {t(`console.account.profile.${isOwn ? 'prove_later' : 'keep_email'}`)}
        </Button>
      }
    />
  )
}
