import { Alert, Button, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { requestOneTimeCode, resetPassword, verifyOneTimeCode } from '#domain/calls/auth.ts'
import { otpDigits } from '#domain/constants.ts'
import { passwordLength } from '#core/limits.ts'
import { callApi } from '../data/call-api.ts'
import { codeText } from '../i18n/code-text.ts'
import { errorText, type FailedWork } from '../errors/error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'

type Step =
  | { readonly is: 'ask' }
  | { readonly is: 'code'; readonly username: string }
  | { readonly is: 'set'; readonly resetToken: string }
interface Values {
  readonly username: string
  readonly otp: string
  readonly password: string
}

/** Three steps: who, the code that was sent, a new password. */
export function ForgotPasswordPage() {
  const t = useT()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ is: 'ask' })
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>, failed?: FailedWork) => {
    setBusy(true)
    setError(undefined)
    await work().catch((thrown: unknown) => setError(errorText(t, thrown, failed)))
    setBusy(false)
  }
  const ask = (username: string) =>
    attempt(async () => {
      await callApi(requestOneTimeCode, { body: { username } })
      setStep({ is: 'code', username })
    }, 'otp_send_failed')
  const verify = (username: string, otp: string) =>
    attempt(async () => {
      const { data } = await callApi(verifyOneTimeCode, { body: { username, otp } })
      setStep({ is: 'set', resetToken: data.reset_token })
    })
  const set = (resetToken: string, password: string) =>
    attempt(async () => {
      await callApi(resetPassword, { body: { reset_token: resetToken, password } })
      void navigate('/login', { state: { passwordSet: true } })
    })
  const submit = (values: Values) => {
    if (step.is === 'ask') void ask(values.username)
    else if (step.is === 'code') void verify(step.username, values.otp)
    else void set(step.resetToken, values.password)
  }
  const required = { required: true, message: codeText(t, 'required') }
  return (
    <SignInLayout title={t('console.shell.forgot.title')}>
      <Form
        layout="vertical"
        requiredMark={false}
        size="large"
        onFinish={(values: Values) => submit(values)}
        key={step.is}
      >
        {error !== undefined && (
          <Alert
            type="error"
            showIcon
            role="alert"
            message={<span className="lobby-lines">{error}</span>}
            style={{ marginBottom: 16 }}
          />
        )}
        {step.is === 'ask' && (
          <>
            <Typography.Paragraph type="secondary">{t('console.shell.forgot.ask')}</Typography.Paragraph>
            <Form.Item name="username" label={t('console.shell.login.username')} rules={[required]}>
              <Input autoFocus autoComplete="username" />
            </Form.Item>
          </>
        )}
        {step.is === 'code' && (
          <>
            <Typography.Paragraph type="secondary">
              {t('console.shell.forgot.code_help')}
            </Typography.Paragraph>
            <Form.Item
              name="otp"
              label={t('console.shell.forgot.code')}
              rules={[
                { required: true, message: codeText(t, 'otp_required') },
                { pattern: new RegExp(`^\\d{${otpDigits}}$`), message: codeText(t, 'otp_required') },
              ]}
            >
              <Input autoFocus inputMode="numeric" autoComplete="one-time-code" maxLength={otpDigits} />
            </Form.Item>
          </>
        )}
        {step.is === 'set' && (
          <>
            <Form.Item
              name="password"
              label={t('console.shell.forgot.new_password')}
              rules={[required, { min: passwordLength.min, message: codeText(t, 'password_too_short') }]}
            >
              <Input.Password autoFocus autoComplete="new-password" />
            </Form.Item>
            <Form.Item
              name="repeat"
              label={t('console.shell.forgot.repeat')}
              dependencies={['password']}
              rules={[
                required,
                ({ getFieldValue }) => ({
                  validator: (_rule, value) =>
                    value === getFieldValue('password')
                      ? Promise.resolve()
                      : Promise.reject(new Error(codeText(t, 'password_mismatch'))),
                }),
              ]}
            >
              <Input.Password autoComplete="new-password" />
            </Form.Item>
          </>
        )}
        <Button block type="primary" htmlType="submit" loading={isBusy}>
          {t(`console.shell.forgot.${buttons[step.is]}`)}
        </Button>
        {step.is === 'code' && (
          <Button block type="link" onClick={() => void ask(step.username)}>
            {t('console.shell.forgot.resend')}
          </Button>
        )}
      </Form>
      <div style={{ textAlign: 'center', marginTop: 8 }}>
        <Link to="/login">{t('console.shell.forgot.back')}</Link>
      </div>
    </SignInLayout>
  )
}

const buttons = { ask: 'send', code: 'verify', set: 'set' } as const
