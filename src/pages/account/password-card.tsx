import { Button, Card, Form, Input, Typography } from 'antd'
import { passwordLength } from '#core/limits.ts'
import { useT } from '#src/i18n/use-t.ts'
import { placeErrors } from '#src/errors/place-errors.ts'
import { changePassword } from '#domain/calls/profile.ts'
import { useAuthCall } from './use-auth-call.ts'
import { message } from '../../ui/feedback.ts'
import { codeText } from '#src/i18n/code-text.ts'

interface PasswordValues {
  readonly current_password: string
  readonly password: string
  readonly repeated: string
}

/** A new password; the other sessions end. */
export function PasswordCard({ onChanged }: { readonly onChanged: () => void }) {
  const t = useT()
  const [form] = Form.useForm<PasswordValues>()
  const { call, isPending } = useAuthCall()
  const required = { required: true, message: codeText(t, 'required') }

  const save = ({ current_password, password }: PasswordValues) =>
    call(
      changePassword,
      { body: { current_password, password } },
      {
        onError: (error) => placeErrors(form, error, t),
        onSuccess: () => {
          form.resetFields()
          message.success(t('console.account.profile.password_saved'))
          onChanged()
        },
      },
    )

  return (
    <Card title={t('console.account.profile.password')}>
      <Typography.Paragraph type="secondary">
        {t('console.account.profile.password_help')}
      </Typography.Paragraph>
      <Form name="password" form={form} layout="vertical" onFinish={save} requiredMark={false}>
        <Form.Item
          name="current_password"
          label={t('console.account.profile.current_password')}
          rules={[required]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('console.account.profile.new_password')}
          extra={t('console.account.profile.new_password_help', { min: passwordLength.min })}
          rules={[required, { min: passwordLength.min, message: codeText(t, 'password_too_short') }]}
        >
          <Input.Password autoComplete="new-password" maxLength={passwordLength.max} />
        </Form.Item>
        <Form.Item
          name="repeated"
          label={t('console.account.profile.repeat_password')}
          dependencies={['password']}
          rules={[
            required,
            ({ getFieldValue }) => ({
              validator: (_rule, value: string | undefined) =>
                value === undefined || value === '' || value === getFieldValue('password')
                  ? Promise.resolve()
                  : Promise.reject(new Error(codeText(t, 'password_mismatch'))),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={passwordLength.max} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t('console.account.profile.change_password')}
        </Button>
      </Form>
    </Card>
  )
}
