import type { ReactNode } from 'react'
import { setPassword } from '#domain/calls/auth.ts'
import { passwordLength } from '#core/limits.ts'
import { FieldsForm } from '../crud/form/fields-form.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { useT } from '../i18n/use-t.ts'

const { password } = setPassword.body.fields
const asked = { password }

interface NewPasswordProps {
  /** Above the fields. */
  readonly head?: ReactNode
  /** Rejects with the server's refusal. */
  readonly send: (chosen: { readonly password: string }) => Promise<unknown>
}

/** Asks for a new password, typed twice. */
export function NewPassword({ head, send }: NewPasswordProps) {
  const t = useT()
  const form = useFieldsForm({ name: 'new-password', fields: asked, twice: 'password', send })
  return (
    <FieldsForm
      form={form}
      begins
      isLarge
      head={head}
      words={{
        password: {
          label: t('console.shell.forgot.new_password'),
          help: t('console.account.profile.new_password_help', {
            min: passwordLength.alone,
            beside: passwordLength.min,
          }),
        },
      }}
      again={t('console.shell.forgot.repeat')}
      submitText={t('console.shell.forgot.set')}
    />
  )
}
