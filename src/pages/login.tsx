import { Alert, Button, Checkbox, Flex, Typography } from 'antd'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useQuery } from '../data/use-query.ts'
import { readSignInOptions, signIn as signInCall } from '#domain/calls/auth.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { capabilities } from '../data/capabilities.ts'
import { callForData } from '../data/call-api.ts'
import { useT } from '../i18n/use-t.ts'
import { SecondStepForm } from '../second-factor/second-step-form.tsx'
import { signIn, type SecondStep } from '../session/sign-in.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'

/** Information about demo accounts on a demo installation; empty on a real one. */
type Options = DataOf<typeof readSignInOptions>

/** The password, and where the account has one the second factor. */
export function LoginPage() {
  const t = useT()
  const [second, setSecond] = useState<SecondStep>()
  const [reason, setReason] = useState<unknown>()
  if (second === undefined) return <PasswordStep reason={reason} next={setSecond} />
  const back = (why?: unknown) => {
    setReason(why)
    setSecond(undefined)
  }
  return (
    <SignInLayout title={t('console.second_factor.sign_in.title')}>
      <SecondStepForm step={second} back={back} />
    </SignInLayout>
  )
}

interface PasswordStepProps {
  /** Why the second step came back here. */
  readonly reason: unknown
  readonly next: (step: SecondStep) => void
}

const { username, password } = signInCall.body.fields
const asked = { username, password }

function PasswordStep({ reason, next }: PasswordStepProps) {
  const t = useT()
  const [remember, setRemember] = useState(false)
  const isDone = (useLocation().state as { passwordSet?: boolean } | null)?.passwordSet === true
  const { data: options } = useQuery({
    queryKey: ['auth', 'options'],
    enabled: capabilities().calls,
    queryFn: () => callForData(readSignInOptions, {}),
  })
  const form = useFieldsForm({
    name: 'sign-in',
    fields: asked,
    failed: reason,
    send: async (values) => {
      const second = await signIn({ ...values, remember })
      // Without a second step the guest guard takes it from here.
      if (second !== undefined) next(second)
    },
  })
  return (
    <SignInLayout title={t('console.shell.login.title')}>
      <FieldsForm
        form={form}
        begins
        isLarge
        head={
          isDone && (
            <Alert
              type="success"
              showIcon
              message={t('console.shell.forgot.done')}
              style={{ marginBottom: 16 }}
            />
          )
        }
        words={{
          username: { label: t('console.shell.login.username') },
          password: { label: t('console.shell.login.password') },
        }}
        submitText={t('console.shell.login.submit')}
      >
        <Flex justify="space-between" align="center" style={{ marginBottom: 16 }}>
          <Checkbox checked={remember} onChange={({ target }) => setRemember(target.checked)}>
            {t('console.shell.login.remember')}
          </Checkbox>
          {capabilities().calls && <Link to="/forgot-password">{t('console.shell.login.forgot')}</Link>}
        </Flex>
      </FieldsForm>
      {options?.demo && <DemoAccounts demo={options.demo} choose={form.store.setAll} />}
    </SignInLayout>
  )
}

function DemoAccounts({
  demo,
  choose,
}: {
  readonly demo: NonNullable<Options['demo']>
  readonly choose: (credentials: { readonly username: string; readonly password: string }) => void
}) {
  const t = useT()
  return (
    <div style={{ marginTop: 16 }}>
      <Typography.Text type="secondary">{t('console.shell.login.demo')}</Typography.Text>
      <Flex wrap gap={4} style={{ marginTop: 4 }}>
        {demo.accounts.map(({ email }) => (
          <Button
            key={email}
            size="small"
            onClick={() => choose({ username: email, password: demo.password })}
          >
            {email.split('@')[0]}
          </Button>
        ))}
      </Flex>
    </div>
  )
}
