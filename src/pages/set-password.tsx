import { Alert, Typography } from 'antd'
import { Link, useNavigate } from 'react-router'
import { setPassword } from '#domain/calls/auth.ts'
import { callApi } from '../data/call-api.ts'
import { useT } from '../i18n/use-t.ts'
import { forgetLinkToken, linkToken } from '../session/link-token.ts'
import { signOut, useSession } from '../session/session.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'
import { NewPassword } from './new-password.tsx'

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
  return (
    <NewPassword
      head={
        <Typography.Paragraph type="secondary">{t('console.shell.set_password.help')}</Typography.Paragraph>
      }
      send={async (chosen) => {
        await callApi(setPassword, { body: { ...chosen, token: linkToken() ?? '' } })
        forgetLinkToken()
        // Somebody else may be signed in on this machine; the link's reader signs in as themselves.
        if (status === 'signed_in') await signOut()
        void navigate('/login', { replace: true, state: { passwordSet: true } })
      }}
    />
  )
}
