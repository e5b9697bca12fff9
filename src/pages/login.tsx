import { Alert, Button, Checkbox, Flex, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useQuery } from '../data/use-query.ts'
import { readSignInOptions } from '#domain/calls/auth.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { capabilities } from '../data/capabilities.ts'
import { callForData } from '../data/call-api.ts'
import { codeText } from '../i18n/code-text.ts'
import { errorText } from '../errors/error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { SecondStepForm } from '../second-factor/second-step-form.tsx'
import { signIn, type SecondStep } from '../session/session.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'

interface Credentials {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}
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

function PasswordStep({ reason, next }: PasswordStepProps) {
  const t = useT()
  const [form] = Form.useForm<Credentials>()
  const [error, setError] = useState(reason)
  const [isBusy, setBusy] = useState(false)
  const isDone = (useLocation().state as { passwordSet?: boolean } | null)?.passwordSet === true
  const { data: options } = useQuery({
    queryKey: ['auth', 'options'],
    enabled: capabilities().calls,
    queryFn: () => callForData(readSignInOptions, {}),
  })
  const submit = async (values: Credentials) => {
    setBusy(true)
    setError(undefined)
    try {
      const second = await signIn(values)
      // Without a second step the guest guard takes it from here.
      if (second !== undefined) next(second)
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  const required = [{ required: true, message: codeText(t, 'required') }]
  return (
    <SignInLayout title={t('console.shell.login.title')}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        size="large"
        initialValues={{ remember: false }}
        onFinish={(values) => void submit(values)}
      >
        {isDone && (
          <Alert
            type="success"
            showIcon
            message={t('console.shell.forgot.done')}
            style={{ marginBottom: 16 }}
          />
        )}
        {error !== undefined && (
          <Alert
            type="error"
            showIcon
            role="alert"
            message={<span className="lobby-lines">{errorText(t, error)}</span>}
            style={{ marginBottom: 16 }}
          />
        )}
        <Form.Item name="username" label={t('console.shell.login.username')} rules={required}>
          <Input autoFocus autoComplete="username" inputMode="email" />
        </Form.Item>
        <Form.Item name="password" label={t('console.shell.login.password')} rules={required}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Flex justify="space-between" align="center" style={{ marginBottom: 16 }}>
          <Form.Item name="remember" valuePropName="checked" noStyle>
            <Checkbox>{t('console.shell.login.remember')}</Checkbox>
          </Form.Item>
          {capabilities().calls && <Link to="/forgot-password">{t('console.shell.login.forgot')}</Link>}
        </Flex>
        <Button block type="primary" htmlType="submit" loading={isBusy}>
          {t('console.shell.login.submit')}
        </Button>
      </Form>
      {options?.demo && (
        <DemoAccounts
          demo={options.demo}
          choose={(username, password) => form.setFieldsValue({ username, password })}
        />
      )}
    </SignInLayout>
  )
}

function DemoAccounts({
  demo,
  choose,
}: {
  readonly demo: NonNullable<Options['demo']>
  readonly choose: (username: string, password: string) => void
}) {
  const t = useT()
  return (
    <div style={{ marginTop: 16 }}>
      <Typography.Text type="secondary">{t('console.shell.login.demo')}</Typography.Text>
      <Flex wrap gap={4} style={{ marginTop: 4 }}>
        {demo.accounts.map(({ email }) => (
          <Button key={email} size="small" onClick={() => choose(email, demo.password)}>
            {email.split('@')[0]}
          </Button>
        ))}
      </Flex>
    </div>
  )
}
