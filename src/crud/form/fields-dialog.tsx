import { useId, type ReactNode } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldsBody } from './fields-body.tsx'
import type { FieldWords } from './form-field.tsx'
import type { FormStore } from './form-store.ts'
import { Making } from './making.tsx'
import { isPlain, plainViews } from './plain-views.ts'
import type { FieldsFormOf } from './use-fields-form.ts'

interface FieldsDialogProps<F extends AnyFields> {
  readonly form: FieldsFormOf<F>
  /** The entity whose words the fields have; or their own words. */
  readonly entity?: AnyEntity
  readonly words?: Readonly<Record<keyof F, FieldWords>>
  /** What narrows the choices of its fields, if more does than their own values. */
  readonly around?: FormStore
  readonly title: ReactNode
  readonly okText: string
  readonly isDangerous?: boolean
  /** It can't be sent as things are; `head` says why. */
  readonly isOff?: boolean
  readonly tools: ViewTools
  readonly close: () => void
  /** Above the fields. */
  readonly head?: ReactNode
  /** Below them. */
  readonly children?: ReactNode
}

/** A form of declared fields over the page. Enter sends it where all of it is typed in lines, Ctrl+Enter always. */
export function FieldsDialog<F extends AnyFields>(props: FieldsDialogProps<F>) {
  const { form, entity, isDangerous = false, isOff = false, tools } = props
  const id = useId()
  const isTyped = isPlain(form.fields)
  return (
    <Making tools={tools}>
      <Dialog
        open
        title={props.title}
        okText={props.okText}
        okButtonProps={{
          danger: isDangerous,
          disabled: isOff,
          ...(isTyped ? { htmlType: 'submit', form: id } : {}),
        }}
        cancelText={tools.t('console.crud.record.cancel')}
        confirmLoading={form.isBusy}
        onOk={isTyped ? undefined : () => void form.submit()}
        onCancel={props.close}
      >
        <FieldsBody
          form={form}
          entity={entity}
          words={props.words}
          views={entity === undefined ? plainViews(form.fields) : undefined}
          around={props.around}
          id={id}
          begins
          tools={tools}
          head={props.head}
        >
          {props.children}
        </FieldsBody>
      </Dialog>
    </Making>
  )
}
