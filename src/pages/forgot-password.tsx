import { Button, Typography } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { requestOneTimeCode, resetPassword, verifyOneTimeCode } from '#domain/calls/auth.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callApi, callForData } from '../data/call-api.ts'
import { useT } from '../i18n/use-t.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'
import { NewPassword } from './new-password.tsx'

type Step =
  | { readonly is: 'ask' }
  | { readonly is: 'code'; readonly username: string }
  | { readonly is: 'set'; readonly resetToken: string }

/** Three steps: who, the code that was sent, a new password. */
export function ForgotPasswordPage() {
  const t = useT()
  const [step, setStep] = useState<Step>({ is: 'ask' })
  return (
    <SignInLayout title={t('console.shell.forgot.title')}>
      {step.is === 'ask' && <AskStep next={(username) => setStep({ is: 'code', username })} />}
      {step.is === 'code' && (
        <CodeStep username={step.username} next={(resetToken) => setStep({ is: 'set', resetToken })} />
      )}
      {step.is === 'set' && <PasswordStep resetToken={step.resetToken} />}
      <div style={{ textAlign: 'center', marginTop: 8 }}>
        <Link to="/login">{t('console.shell.forgot.back')}</Link>
      </div>
    </SignInLayout>
  )
}

function AskStep({ next }: { readonly next: (username: string) => void }) {
  const t = useT()
  const form = useFieldsForm({
    name: 'forgot',
    fields: requestOneTimeCode.body.fields,
    send: async (values) => {
      await callApi(requestOneTimeCode, { body: values })
      next(values.username)
    },
  })
  return (
    <FieldsForm
      form={form}
      begins
      isLarge
      work="otp_send_failed"
      head={<Typography.Paragraph type="secondary">{t('console.shell.forgot.ask')}</Typography.Paragraph>}
      words={{ username: { label: t('console.shell.login.username') } }}
      submitText={t('console.shell.forgot.send')}
    />
  )
}

const { otp } = verifyOneTimeCode.body.fields
const code = { otp }

interface CodeStepProps {
  readonly username: string
  readonly next: (resetToken: string) => void
}

function CodeStep({ username, next }: CodeStepProps) {
  const t = useT()
  const form = useFieldsForm({
    name: 'forgot',
    fields: code,
    send: async (values) =>
      next((await callForData(verifyOneTimeCode, { body: { ...values, username } })).reset_token),
  })
  const resend = () => callApi(requestOneTimeCode, { body: { username } })
  return (
    <FieldsForm
      form={form}
      begins
      isLarge
      head={
        <Typography.Paragraph type="secondary">{t('console.shell.forgot.code_help')}</Typography.Paragraph>
      }
      words={{ otp: { label: t('console.shell.forgot.code') } }}
      submitText={t('console.shell.forgot.verify')}
      actions={
        <Button block type="link" onClick={() => void form.attempt(resend)}>
          {t('console.shell.forgot.resend')}
        </Button>
      }
    />
  )
}

/** The last step: a new password, typed twice. */
export function PasswordStep({ resetToken }: { readonly resetToken: string }) {
  const navigate = useNavigate()
  return (
    <NewPassword
      send={async (chosen) => {
        await callApi(resetPassword, { body: { ...chosen, reset_token: resetToken } })
        void navigate('/login', { state: { passwordSet: true } })
      }}
    />
  )
}
