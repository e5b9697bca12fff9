import { Alert, Button, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { setPassword } from '#domain/calls/auth.ts'
import { passwordLength } from '#core/limits.ts'
import { callApi } from '../data/call-api.ts'
import { codeText } from '../i18n/code-text.ts'
import { errorText } from '../errors/error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { forgetLinkToken, linkToken } from '../session/link-token.ts'
import { signOut, useSession } from '../session/session.ts'
import { placeErrors } from '../errors/place-errors.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'

interface Values {
  readonly password: string
  readonly repeat: string
}

/** The page behind a link in an e-mail: the reader chooses a password and then signs in with it. */
export function SetPasswordPage() {
  const t = useT()
  return (
    <SignInLayout title={t('console.shell.set_password.title')}>
      {linkToken() === undefined ? (
        <Alert type="warning" showIcon message={t('console.shell.set_password.no_link')} />
      ) : (
        <PasswordForm />
      )}
      <div style={{ textAlign: 'center', marginTop: 8 }}>
        <Link to="/login">{t('console.shell.forgot.back')}</Link>
      </div>
    </SignInLayout>
  )
}

function PasswordForm() {
  const t = useT()
  const navigate = useNavigate()
  const { status } = useSession()
  const [form] = Form.useForm<Values>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const submit = async ({ password }: Values) => {
    setBusy(true)
    setError(undefined)
    try {
      await callApi(setPassword, { body: { token: linkToken() ?? '', password } })
      forgetLinkToken()
      // Somebody else may be signed in on this machine; the link's reader signs in as themselves.
      if (status === 'signed_in') await signOut()
      void navigate('/login', { replace: true, state: { passwordSet: true } })
    } catch (failure) {
      if (!placeErrors(form, failure, t)) setError(failure)
      setBusy(false)
    }
  }
  const required = { required: true, message: codeText(t, 'required') }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      onFinish={(values) => void submit(values)}
    >
      <Typography.Paragraph type="secondary">{t('console.shell.set_password.help')}</Typography.Paragraph>
      {error !== undefined && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={errorText(t, error)}
          style={{ marginBottom: 16 }}
        />
      )}
      <Form.Item
        name="password"
        label={t('console.shell.forgot.new_password')}
        extra={t('console.account.profile.new_password_help', { min: passwordLength.min })}
        rules={[required, { min: passwordLength.min, message: codeText(t, 'password_too_short') }]}
      >
        <Input.Password autoFocus autoComplete="new-password" maxLength={passwordLength.max} />
      </Form.Item>
      <Form.Item
        name="repeat"
        label={t('console.shell.forgot.repeat')}
        dependencies={['password']}
        rules={[
          required,
          ({ getFieldValue }) => ({
            validator: (_rule, value) =>
              value === undefined || value === '' || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(codeText(t, 'password_mismatch'))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={passwordLength.max} />
      </Form.Item>
      <Button block type="primary" htmlType="submit" loading={isBusy}>
        {t('console.shell.forgot.set')}
      </Button>
    </Form>
  )
}
