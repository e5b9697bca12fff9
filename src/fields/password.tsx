import { Input } from 'antd'
import { passwordLength } from '#core/constants.ts'
import type { PasswordField } from '#core/fields/password.ts'
import { defineView } from './field-view.ts'
import { noFilter } from './parts/filter.tsx'
import { inputProps, textValue } from './parts/input-props.ts'

const hidden = () => '••••••••'

/** Written and never read back. */
export const passwordView = defineView<PasswordField>({
  Cell: hidden,
  Detail: hidden,
  Input: (props) => (
    <Input.Password
      {...inputProps(props)}
      autoComplete="new-password"
      maxLength={passwordLength.max}
      placeholder={props.field.required === true ? undefined : props.tools.t('console.fields.password_keep')}
      value={textValue(props.value)}
      onChange={(event) => props.onChange?.(event.target.value)}
    />
  ),
  Filter: noFilter,
  Plain: hidden,
})
