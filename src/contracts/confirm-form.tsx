import { Alert, Button } from 'antd'
import { useId, useState } from 'react'
import { writtenDay } from '#core/days.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { sendContractCode, verifyContract, type readContractView } from '#domain/calls/contract-views.ts'
import { otpMinutes } from '#domain/constants.ts'
import { isCallError } from '#data-provider/http.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callApi } from '../data/call-api.ts'
import { errorText } from '../errors/error-text.ts'
import { useT } from '../i18n/use-t.ts'

interface ConfirmProps {
  readonly id: string
  readonly token: string
  readonly contract: Pick<DataOf<typeof readContractView>, 'can_confirm' | 'confirm_by' | 'email' | 'version'>
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
  const { version, email, confirm_by: lastDay } = contract
  const body = { view_token: token, version: String(version) }

  /** Begins anew where the contract is no longer the one that was read; what else fails is told where it was begun. */
  const asRead = async (work: () => Promise<void>) => {
    setError(undefined)
    try {
      await work()
    } catch (thrown) {
      if (!isCallError(thrown) || thrown.statusCode !== 409) throw thrown
      setStep('ask')
      setError(t('console.contracts.changed'))
      await reload()
    }
  }
  const send = async () => {
    setBusy(true)
    try {
      await asRead(async () => {
        await callApi(sendContractCode, { path: { id }, body })
        setStep('code')
      })
    } catch (thrown) {
      setError(errorText(t, thrown, 'otp_send_failed'))
    }
    setBusy(false)
  }
  const agree = (given: string) =>
    asRead(async () => {
      await callApi(verifyContract, { path: { id }, body: { ...body, otp: given } })
      setStep('done')
      await reload()
    })

  if (step === 'done') return <Alert type="success" showIcon message={t('console.contracts.confirmed')} />
  if (!contract.can_confirm) return null
  return (
    <section className="contract-card" aria-labelledby={heading}>
      <h2 id={heading}>{t('console.contracts.confirm')}</h2>
      <p>{t('console.contracts.confirm_help', { email })}</p>
      {lastDay !== null && <p>{t('console.contracts.confirm_by', { day: writtenDay(lastDay) })}</p>}
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
          <CodeForm agree={agree} />
          <Button type="link" disabled={isBusy} onClick={() => void send()}>
            {t('console.contracts.send_again')}
          </Button>
        </>
      )}
    </section>
  )
}

const { otp } = verifyContract.body.fields
const code = { otp }

interface CodeFormProps {
  readonly agree: (otp: string) => Promise<void>
}

function CodeForm({ agree }: CodeFormProps) {
  const t = useT()
  const form = useFieldsForm({ name: 'contract', fields: code, send: (values) => agree(values.otp) })
  return (
    <FieldsForm
      form={form}
      begins
      words={{ otp: { label: t('console.contracts.code') } }}
      submitText={t('console.contracts.agree')}
    />
  )
}
