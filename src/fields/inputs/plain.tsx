import { Input } from 'antd'
import type { ReactNode } from 'react'
import { passwordLength } from '#core/limits.ts'
import { asciiDigits } from '#core/phone.ts'
import type { EmailField } from '#core/fields/email.ts'
import type { PasswordField } from '#core/fields/password.ts'
import type { PhoneField } from '#core/fields/phone.ts'
import type { TextField } from '#core/fields/text.ts'
import type { InputProps } from '../field-view.ts'
import { inputProps, textValue } from '../parts/input-props.ts'

/*
 * One line that is typed. These are apart from the other inputs because the sign-in page draws nothing else, and is there
 * before they are.
 */

/** What every line has: its place on the page, its text, and what the browser may fill in. */
const lineProps = (props: InputProps) => ({
  ...inputProps(props),
  value: textValue(props.value),
  autoComplete: props.field.autofill ?? 'off',
  onChange: ({ target }: { readonly target: HTMLInputElement }) => props.onChange?.(target.value),
})

export const TextInput = (props: InputProps<TextField>) =>
  props.field.digits === undefined ? <Words {...props} /> : <Digits {...props} digits={props.field.digits} />

function Words(props: InputProps<TextField>) {
  const { field, isNew, tools } = props
  const isUppercase = field.uppercase === true
  return (
    <Input
      {...lineProps(props)}
      maxLength={field.maxLength ?? 255}
      inputMode={field.autofill === 'username' ? 'email' : undefined}
      {...(isUppercase ? { autoCapitalize: 'characters', spellCheck: false } : {})}
      // Not the hint, which is a sentence.
      style={isUppercase && textValue(props.value) !== '' ? { textTransform: 'uppercase' } : undefined}
      // Left empty, a numbered code is given by the server.
      placeholder={
        isNew === true && field.numbered !== undefined ? tools.t('console.fields.code_numbered') : undefined
      }
    />
  )
}

/** What is pasted may have spaces between the digits, so it is no longer than they only once they are gone. */
const Digits = ({ digits, ...props }: InputProps<TextField> & { readonly digits: number }) => (
  <Input
    {...lineProps(props)}
    className="lobby-digits"
    inputMode="numeric"
    onChange={({ target }) =>
      props.onChange?.(asciiDigits(target.value).replaceAll(/\D/g, '').slice(0, digits))
    }
  />
)

export const EmailInput = (props: InputProps<EmailField>) => (
  <Input {...lineProps(props)} type="email" inputMode="email" maxLength={254} />
)

export const PhoneInput = (props: InputProps<PhoneField>) => (
  <Input {...lineProps(props)} type="tel" inputMode="tel" maxLength={20} />
)

export const PasswordInput = (props: InputProps<PasswordField>) =>
  props.field.current === true ? (
    <Input.Password {...lineProps(props)} autoComplete="current-password" />
  ) : (
    <Input.Password
      {...lineProps(props)}
      autoComplete="new-password"
      maxLength={passwordLength.max}
      placeholder={props.isNew === true ? undefined : props.tools.t('console.fields.password_keep')}
    />
  )

/** Method parameters are bivariant, so no cast is needed. */
interface PlainInput {
  Input(props: InputProps): ReactNode
}

/** The inputs of these kinds by their names. */
export const plainInputs: Readonly<Partial<Record<string, PlainInput>>> = {
  text: { Input: TextInput },
  email: { Input: EmailInput },
  phone: { Input: PhoneInput },
  password: { Input: PasswordInput },
}
