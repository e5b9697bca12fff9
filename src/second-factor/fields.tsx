import { Alert, Form, Input } from 'antd'
import { recoveryCodes, totpForm } from '#domain/second-factor.ts'
import { codeText } from '../i18n/code-text.ts'
import { errorText } from '../errors/error-text.ts'
import { useT } from '../i18n/use-t.ts'

interface FieldProps {
  readonly label: string
  readonly help?: string
  readonly autoFocus?: boolean
}

const monospace = { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.2em' } as const

/** Six digits; what is pasted may have spaces between them. */
export function TotpField({ label, help, autoFocus = false }: FieldProps) {
  const t = useT()
  const digits = (text: string | undefined) => (text ?? '').replaceAll(/\D/g, '').slice(0, totpForm.digits)
  return (
    <Form.Item
      name="code"
      label={label}
      extra={help}
      normalize={digits}
      rules={[
        { required: true, message: codeText(t, 'required') },
        { len: totpForm.digits, message: codeText(t, 'otp_required') },
      ]}
      validateTrigger="onSubmit"
    >
      <Input
        autoFocus={autoFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        style={monospace}
      />
    </Form.Item>
  )
}

/** A recovery code, or where `help` says so the app's code too. */
export function RecoveryField({ label, help, autoFocus = false }: FieldProps) {
  const t = useT()
  return (
    <Form.Item
      name="code"
      label={label}
      extra={help}
      rules={[{ required: true, whitespace: true, message: codeText(t, 'required') }]}
    >
      <Input
        autoFocus={autoFocus}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={recoveryCodes.group * 10}
      />
    </Form.Item>
  )
}

export function PasswordField({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const t = useT()
  return (
    <Form.Item
      name="current_password"
      label={t('console.second_factor.password')}
      rules={[{ required: true, message: codeText(t, 'required') }]}
    >
      <Input.Password autoFocus={autoFocus} autoComplete="current-password" />
    </Form.Item>
  )
}

/** Errors that belong to no field of a form. */
export function Failure({ error }: { readonly error: unknown }) {
  const t = useT()
  if (error === undefined) return null
  return (
    <Alert type="error" showIcon role="alert" message={errorText(t, error)} style={{ marginBottom: 16 }} />
  )
}
