import type { KeyUnder } from '../i18n/translation-key.ts'
import { Button, Form, Typography } from 'antd'
import { useState } from 'react'
import { isCallError } from '#data-provider/http.ts'
import { useT } from '../i18n/use-t.ts'
import { signInWithCode, type SecondStep } from '../session/session.ts'
import { Failure, RecoveryField, TotpField } from './fields.tsx'
import { useSubmit } from './use-submit.ts'

interface SecondStepFormProps {
  readonly step: SecondStep
  /** Returns to the password, with the refusal that ended this sign-in. */
  readonly back: (why?: unknown) => void
}

/** The code of the app, or a recovery code; the guest guard takes it from there. */
export function SecondStepForm({ step, back }: SecondStepFormProps) {
  const t = useT()
  const [form] = Form.useForm<{ code: string }>()
  const [isRecovery, setRecovery] = useState(false)
  const { run, isBusy, error } = useSubmit(form)
  const words = (key: KeyUnder<'console.second_factor.sign_in'>) => t(`console.second_factor.sign_in.${key}`)
  const submit = ({ code }: { code: string }) =>
    run(async () => {
      try {
        await signInWithCode(step, code)
      } catch (failure) {
        if (!isCallError(failure) || !failure.codes.includes('second_factor_expired')) throw failure
        back(failure)
      }
    })
  const change = () => {
    form.resetFields()
    setRecovery(!isRecovery)
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      onFinish={(values) => void submit(values)}
    >
      <Failure error={error} />
      <Typography.Paragraph type="secondary">
        {words(isRecovery ? 'recovery_help' : 'help')}
      </Typography.Paragraph>
      {isRecovery ? (
        <RecoveryField key="recovery" autoFocus label={words('recovery')} />
      ) : (
        <TotpField key="app" autoFocus label={t('console.second_factor.code')} />
      )}
      <Button block type="primary" htmlType="submit" loading={isBusy}>
        {words('submit')}
      </Button>
      <Button
        block
        type="link"
        onClick={change}
        style={{ marginTop: 8, whiteSpace: 'normal', height: 'auto' }}
      >
        {words(isRecovery ? 'use_app' : 'use_recovery')}
      </Button>
      {isRecovery && (
        <Typography.Paragraph type="secondary" style={{ marginTop: 12 }}>
          {words('lost')}
        </Typography.Paragraph>
      )}
      <Button block type="link" onClick={() => back()}>
        {words('back')}
      </Button>
    </Form>
  )
}
