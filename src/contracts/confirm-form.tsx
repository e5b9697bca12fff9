import { Alert, Button, Input } from 'antd'
import { useId, useState, type FormEvent } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import { sendContractCode, verifyContract, type readContractView } from '#domain/calls/contract-views.ts'
import { otpDigits, otpMinutes } from '#domain/constants.ts'
import { isCallError } from '#data-provider/http.ts'
import { callApi } from '../data/call-api.ts'
import { errorText, type FailedWork } from '../errors/error-text.ts'
import { codeText } from '../i18n/code-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Labelled } from '../ui/labelled.tsx'

interface ConfirmProps {
  readonly id: string
  readonly token: string
  readonly contract: Pick<DataOf<typeof readContractView>, 'can_confirm' | 'email' | 'version'>
  readonly reload: () => Promise<void>
}

type Step = 'ask' | 'code' | 'done'

/** A code by e-mail, and the customer's word. What they confirm is what they have before them. */
export function ConfirmForm({ id, token, contract, reload }: ConfirmProps) {
  const t = useT()
  const heading = useId()
  const [step, setStep] = useState<Step>('ask')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { version, email } = contract
  const body = { view_token: token, version: String(version) }

  const attempt = async (work: () => Promise<void>, failed?: FailedWork) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (thrown) {
      const isOld = isCallError(thrown) && thrown.statusCode === 409
      if (isOld) setStep('ask')
      setError(isOld ? t('console.contracts.changed') : errorText(t, thrown, failed))
      if (isOld) await reload()
    }
    setBusy(false)
  }
  const send = () =>
    attempt(async () => {
      await callApi(sendContractCode, { path: { id }, body })
      setStep('code')
    }, 'otp_send_failed')
  const confirm = (otp: string) =>
    attempt(async () => {
      await callApi(verifyContract, { path: { id }, body: { ...body, otp } })
      setStep('done')
      await reload()
    })

  if (step === 'done') return <Alert type="success" showIcon message={t('console.contracts.confirmed')} />
  if (!contract.can_confirm) return null
  return (
    <section className="contract-card" aria-labelledby={heading}>
      <h2 id={heading}>{t('console.contracts.confirm')}</h2>
      <p>{t('console.contracts.confirm_help', { email })}</p>
      {error !== undefined && (
        <Alert type="error" showIcon role="alert" message={<span className="lobby-lines">{error}</span>} />
      )}
      {step === 'ask' ? (
        <Button type="primary" loading={isBusy} onClick={() => void send()}>
          {t('console.contracts.send_code')}
        </Button>
      ) : (
        <>
          <p role="status">{t('console.contracts.code_sent', { email, minutes: otpMinutes })}</p>
          <CodeForm isBusy={isBusy} confirm={(otp) => void confirm(otp)} />
          <Button type="link" disabled={isBusy} onClick={() => void send()}>
            {t('console.contracts.send_again')}
          </Button>
        </>
      )}
    </section>
  )
}

function CodeForm({
  isBusy,
  confirm,
}: {
  readonly isBusy: boolean
  readonly confirm: (otp: string) => void
}) {
  const t = useT()
  const [otp, setOtp] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isCode = new RegExp(`^\\d{${otpDigits}}$`).test(otp)
    setWrong(!isCode)
    if (isCode) confirm(otp)
  }
  return (
    <form className="contract-code lobby-labelled-form" noValidate onSubmit={submit}>
      <Labelled label={t('console.contracts.code')} error={isWrong ? codeText(t, 'otp_required') : undefined}>
        {(wiring) => (
          <Input
            {...wiring}
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={otpDigits}
            value={otp}
            onChange={(event) => setOtp(event.target.value.trim())}
          />
        )}
      </Labelled>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('console.contracts.agree')}
      </Button>
    </form>
  )
}
