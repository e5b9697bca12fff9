import { Alert, Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { resetPassword, verifyOneTimeCode } from '#domain/calls/auth.ts'
import { otpDigits } from '#domain/constants.ts'
import { passwordLengthFault } from '#core/fields/password.ts'
import { callApi } from '../data/call-api.ts'
import { errorText } from '../errors/error-text.ts'
import { codeText } from '../i18n/code-text.ts'
import { useT } from '../i18n/use-t.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'
import { Labelled } from '../ui/labelled.tsx'

type Field = 'username' | 'otp' | 'password' | 'repeat'
type Errors = { readonly [N in Field]?: string | undefined }

/** Where one enters a code that one was sent, also in another browser, and then chooses a password. `?username=` fills in who. */
export function RegisterViewPage() {
  const t = useT()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [username, setUsername] = useState(params.get('username') ?? '')
  const [otp, setOtp] = useState('')
  const [ticket, setTicket] = useState<string>()
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (faults: Errors, work: () => Promise<void>) => {
    setErrors(faults)
    setFailure(undefined)
    if (Object.values(faults).some((fault) => fault !== undefined)) return
    setBusy(true)
    await work().catch((thrown: unknown) => setFailure(errorText(t, thrown)))
    setBusy(false)
  }
  const verify = () =>
    attempt(
      {
        username: username.trim() === '' ? codeText(t, 'required') : undefined,
        otp: new RegExp(`^\\d{${otpDigits}}$`).test(otp) ? undefined : codeText(t, 'otp_required'),
      },
      async () => {
        const { data } = await callApi(verifyOneTimeCode, { body: { username: username.trim(), otp } })
        setTicket(data.reset_token)
      },
    )
  const choose = (token: string) => {
    const fault = passwordLengthFault(password)
    return attempt(
      {
        password: fault === undefined ? undefined : codeText(t, fault),
        repeat: repeat === password ? undefined : codeText(t, 'password_mismatch'),
      },
      async () => {
        await callApi(resetPassword, { body: { reset_token: token, password } })
        await navigate('/login', { state: { passwordSet: true } })
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (ticket === undefined ? verify() : choose(ticket))
  }
  return (
    <SignInLayout title={t('console.pages.register_view.title')}>
      <form noValidate className="lobby-labelled-form" onSubmit={submit}>
        {failure !== undefined && (
          <Alert
            type="error"
            showIcon
            role="alert"
            message={<span className="lobby-lines">{failure}</span>}
          />
        )}
        {ticket === undefined ? (
          <>
            <p className="lobby-secondary">{t('console.pages.register_view.help')}</p>
            <Labelled label={t('console.shell.login.username')} error={errors.username}>
              {(wiring) => (
                <Input
                  {...wiring}
                  size="large"
                  autoComplete="username"
                  value={username}
                  onChange={(event) => setUsername(event.target.value)}
                />
              )}
            </Labelled>
            <Labelled label={t('console.shell.forgot.code')} error={errors.otp}>
              {(wiring) => (
                <Input
                  {...wiring}
                  size="large"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={otpDigits}
                  value={otp}
                  onChange={(event) => setOtp(event.target.value.trim())}
                />
              )}
            </Labelled>
          </>
        ) : (
          <>
            <Labelled label={t('console.shell.forgot.new_password')} error={errors.password}>
              {(wiring) => (
                <Input.Password
                  {...wiring}
                  autoFocus
                  size="large"
                  autoComplete="new-password"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Labelled>
            <Labelled label={t('console.shell.forgot.repeat')} error={errors.repeat}>
              {(wiring) => (
                <Input.Password
                  {...wiring}
                  size="large"
                  autoComplete="new-password"
                  value={repeat}
                  onChange={(event) => setRepeat(event.target.value)}
                />
              )}
            </Labelled>
          </>
        )}
        <Button block size="large" type="primary" htmlType="submit" loading={isBusy}>
          {t(`console.shell.forgot.${ticket === undefined ? 'verify' : 'set'}`)}
        </Button>
      </form>
      <p style={{ textAlign: 'center' }}>
        <Link to="/forgot-password">{t('console.pages.register_view.no_code')}</Link>
      </p>
    </SignInLayout>
  )
}
