import { Button, Typography } from 'antd'
import { useState } from 'react'
import { signInWithSecondFactor } from '#domain/calls/second-factor.ts'
import { oneTimeCode } from '#domain/calls/secrets.ts'
import { isCallError } from '#data-provider/http.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import type { KeyUnder } from '../i18n/translation-key.ts'
import { useT } from '../i18n/use-t.ts'
import { signInWithCode, type SecondStep } from '../session/sign-in.ts'

interface SecondStepFormProps {
  readonly step: SecondStep
  /** Returns to the password, with the refusal that ended this sign-in. */
  readonly back: (why?: unknown) => void
}

/** The code of the app, or a recovery code; the guest guard takes it from there. */
export function SecondStepForm(props: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <CodeForm
      key={String(isRecovery)}
      {...props}
      isRecovery={isRecovery}
      change={() => setRecovery(!isRecovery)}
    />
  )
}

const { code } = signInWithSecondFactor.body.fields
const fieldsFor = { app: { code: oneTimeCode }, recovery: { code } }

interface CodeFormProps extends SecondStepFormProps {
  readonly isRecovery: boolean
  readonly change: () => void
}

function CodeForm({ step, back, isRecovery, change }: CodeFormProps) {
  const t = useT()
  const words = (key: KeyUnder<'console.second_factor.sign_in'>) => t(`console.second_factor.sign_in.${key}`)
  const form = useFieldsForm({
    name: 'second-step',
    fields: fieldsFor[isRecovery ? 'recovery' : 'app'],
    send: async (values) => {
      try {
        await signInWithCode(step, values.code)
      } catch (failure) {
        if (!isCallError(failure) || !failure.codes.includes('second_factor_expired')) throw failure
        back(failure)
      }
    },
  })
  return (
    <FieldsForm
      form={form}
      begins
      isLarge
      head={
        <Typography.Paragraph type="secondary">
          {words(isRecovery ? 'recovery_help' : 'help')}
        </Typography.Paragraph>
      }
      words={{ code: { label: isRecovery ? words('recovery') : t('console.second_factor.code') } }}
      submitText={words('submit')}
      actions={
        <>
          <Button block type="link" onClick={change} style={{ whiteSpace: 'normal', height: 'auto' }}>
            {words(isRecovery ? 'use_app' : 'use_recovery')}
          </Button>
          {isRecovery && (
            <Typography.Paragraph type="secondary" style={{ margin: '4px 0' }}>
              {words('lost')}
            </Typography.Paragraph>
          )}
          <Button block type="link" onClick={() => back()}>
            {words('back')}
          </Button>
        </>
      }
    />
  )
}
