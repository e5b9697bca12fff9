import { Typography } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { verifyOneTimeCode } from '#domain/calls/auth.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callForData } from '../data/call-api.ts'
import { useT } from '../i18n/use-t.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'
import { PasswordStep } from './forgot-password.tsx'

/** Where one enters a code that one was sent, also in another browser, and then chooses a password. `?username=` fills in who. */
export function RegisterViewPage() {
  const t = useT()
  const [resetToken, setResetToken] = useState<string>()
  return (
    <SignInLayout title={t('console.pages.register_view.title')}>
      {resetToken === undefined ? (
        <WhoAndCode next={setResetToken} />
      ) : (
        <PasswordStep resetToken={resetToken} />
      )}
      <div style={{ textAlign: 'center', marginTop: 8 }}>
        <Link to="/forgot-password">{t('console.pages.register_view.no_code')}</Link>
      </div>
    </SignInLayout>
  )
}

function WhoAndCode({ next }: { readonly next: (resetToken: string) => void }) {
  const t = useT()
  const [params] = useSearchParams()
  const form = useFieldsForm({
    name: 'register',
    fields: verifyOneTimeCode.body.fields,
    initial: { username: params.get('username') ?? '' },
    send: async (values) => next((await callForData(verifyOneTimeCode, { body: values })).reset_token),
  })
  return (
    <FieldsForm
      form={form}
      begins
      isLarge
      head={
        <Typography.Paragraph type="secondary">{t('console.pages.register_view.help')}</Typography.Paragraph>
      }
      words={{
        username: { label: t('console.shell.login.username') },
        otp: { label: t('console.shell.forgot.code') },
      }}
      submitText={t('console.shell.forgot.verify')}
    />
  )
}
