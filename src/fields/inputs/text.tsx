import { Input } from 'antd'
import type { TextField } from '#core/fields/text.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { inputProps, textValue } from '../parts/input-props.ts'
import { defineInputs, type InputProps } from '../field-view.ts'

export const textInputs = defineInputs<TextField>({
  Input: (props) => (
    <Input
      {...inputProps(props)}
      value={textValue(props.value)}
      maxLength={props.field.maxLength ?? 255}
      // Not the hint, which is a sentence.
      style={
        props.field.uppercase === true && textValue(props.value) !== ''
          ? { textTransform: 'uppercase' }
          : undefined
      }
      autoComplete="off"
      placeholder={codeHint(props)}
      onChange={(event) => props.onChange?.(event.target.value)}
    />
  ),
  Filter: TextFilter,
})

/** Left empty, a numbered code is given by the server. */
const codeHint = ({ field, isNew, tools }: InputProps<TextField>) =>
  isNew === true && field.numbered !== undefined ? tools.t('console.fields.code_numbered') : undefined
