import { Button, ConfigProvider, Flex } from 'antd'
import { useState, type ReactNode } from 'react'
import type { AnyFields } from '#core/field.ts'
import type { FailedWork } from '#src/errors/error-text.ts'
import type { InputProps } from '#src/fields/field-view.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { FieldsBody } from './fields-body.tsx'
import { FormField, type FieldWords } from './form-field.tsx'
import { plainViews } from './plain-views.ts'
import { againName, type FieldsFormOf } from './use-fields-form.ts'

interface FieldsFormProps<F extends AnyFields> {
  readonly form: FieldsFormOf<F>
  readonly words: Readonly<Record<keyof F, FieldWords>>
  /** What the second typing of a password is called. */
  readonly again?: string
  /** Inputs in place of those of the fields' kinds. */
  readonly inputs?: Readonly<Partial<Record<keyof F, (props: InputProps) => ReactNode>>>
  readonly submitText: string
  /** What fails where the server says nothing better. */
  readonly work?: FailedWork
  /** Above the fields. */
  readonly head?: ReactNode
  /** Between the fields and the button. */
  readonly children?: ReactNode
  /** After the button. */
  readonly actions?: ReactNode
  /** The cursor goes into it when it appears: it is what the page is for. */
  readonly begins?: boolean
  /** As on the pages before signing in: large inputs, and a button as wide as they are. */
  readonly isLarge?: boolean
  readonly disabled?: boolean
}

/** A short form of declared fields on a page: its inputs, its errors, its button. Enter sends it. */
export function FieldsForm<F extends AnyFields>(props: FieldsFormProps<F>) {
  const { form, inputs, begins = false, isLarge = false, disabled } = props
  const { fields, store, twice } = form
  const tools = useViewTools()
  const [views] = useState(() => plainViews({ ...fields, ...(twice && { [againName]: twice }) }, inputs))
  return (
    <ConfigProvider componentSize={isLarge ? 'large' : undefined} componentDisabled={disabled}>
      <FieldsBody
        form={form}
        words={props.words}
        views={views}
        tools={tools}
        begins={begins}
        work={props.work}
        head={props.head}
      >
        {twice !== undefined && (
          <FormField
            words={{ label: props.again ?? '' }}
            name={againName}
            field={twice}
            store={store}
            tools={tools}
            views={views}
            required={false}
            isNew
          />
        )}
        {props.children}
        <Flex vertical={isLarge} gap={8} wrap={!isLarge}>
          <Button block={isLarge} type="primary" htmlType="submit" loading={form.isBusy}>
            {props.submitText}
          </Button>
          {props.actions}
        </Flex>
      </FieldsBody>
    </ConfigProvider>
  )
}
