import { Input } from 'antd'
import { passwordLength } from '#core/limits.ts'
import type { PasswordField } from '#core/fields/password.ts'
import { noFilter } from '../filters/filter.tsx'
import { inputProps, textValue } from '../parts/input-props.ts'
import { defineInputs } from '../field-view.ts'

export const passwordInputs = defineInputs<PasswordField>({
  Input: (props) => (
    <Input.Password
      {...inputProps(props)}
      autoComplete="new-password"
      maxLength={passwordLength.max}
      placeholder={props.isNew === true ? undefined : props.tools.t('console.fields.password_keep')}
      value={textValue(props.value)}
      onChange={(event) => props.onChange?.(event.target.value)}
    />
  ),
  Filter: noFilter,
})
