import { defineInputs, type InputProps } from '../field-view.ts'
import { noFilter } from '../filters/filter.tsx'
import { filesIn } from '../references/ids.ts'
import { UploadInput } from '../uploads/upload-input.tsx'
import type { UploadField, UploadShape } from '../uploads/upload-views.tsx'
import { fieldLabel } from '../words.ts'

/** Files go with the record that they belong to; the server stores both or neither. */
export const uploadInputs = (shape: UploadShape) =>
  defineInputs<UploadField>({
    Input: (props) => <Uploads {...props} {...shape} />,
    Filter: noFilter,
  })

function Uploads({
  field,
  value,
  onChange,
  pictures,
  many,
  ...props
}: InputProps<UploadField> & UploadShape) {
  const { tools, entityName, name } = props
  return (
    <UploadInput
      id={props.id}
      disabled={props.disabled}
      describedBy={props.describedBy}
      invalid={props.invalid === true}
      tools={tools}
      options={field}
      label={props.label ?? fieldLabel(tools.t, entityName, name)}
      isCompact={props.label !== undefined}
      pictures={pictures}
      max={many ? (field.max ?? 10) : 1}
      value={filesIn(value)}
      onChange={(files) => onChange?.(many ? files : (files[0] ?? null))}
    />
  )
}
