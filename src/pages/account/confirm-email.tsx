import { codeText } from '#src/i18n/code-text.ts'
import { Button, Form, Input, Space, Typography } from 'antd'
import { otpDigits } from '#domain/constants.ts'
import { useT } from '#src/i18n/use-t.ts'
import { placeErrors } from '#src/errors/place-errors.ts'
import { confirmEmail } from '#domain/calls/profile.ts'
import { useAuthCall } from './use-auth-call.ts'

interface ConfirmEmailProps {
  /** The address that the code went to. */
  readonly email: string
  /** Whether the user has the address already, and only proves it. */
  readonly isOwn: boolean
  readonly onConfirmed: () => void
  readonly onLeave: () => void
}

/** The code that proves a new e-mail address. */
export function ConfirmEmail({ email, isOwn, onConfirmed, onLeave }: ConfirmEmailProps) {
  const t = useT()
  const [form] = Form.useForm<{ otp: string }>()
  const { call, isPending } = useAuthCall()
  const confirm = ({ otp }: { otp: string }) =>
    call(
      confirmEmail,
      { body: { email, otp } },
      { onError: (error) => placeErrors(form, error, t), onSuccess: onConfirmed },
    )
  return (
    <Form name="confirm-email" form={form} layout="vertical" onFinish={confirm} requiredMark={false}>
      <Typography.Paragraph>
        {t(`console.account.profile.${isOwn ? 'prove_email' : 'confirm_email'}`, { email })}
      </Typography.Paragraph>
      <Form.Item
        name="otp"
        label={t('console.account.profile.confirm_code')}
        rules={[
          {
            required: true,
            pattern: new RegExp(`^\\d{${otpDigits}}$`),
            message: codeText(t, 'otp_required'),
          },
        ]}
      >
        <Input autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={otpDigits} />
      </Form.Item>
      <Space>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('console.account.profile.confirm')}
        </Button>
        <Button onClick={onLeave}>
          {t(`console.account.profile.${isOwn ? 'prove_later' : 'keep_email'}`)}
        </Button>
      </Space>
    </Form>
  )
}
