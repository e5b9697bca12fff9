import { Typography } from 'antd'
import { disableSecondFactor } from '#domain/calls/second-factor.ts'
import { FieldsDialog } from '../crud/form/fields-dialog.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import type { Proof } from './calls.ts'

interface ProofDialogProps {
  readonly title: string
  readonly help: string
  readonly danger?: boolean
  /** Called with the proof; throws the server's refusal. */
  readonly work: (proof: Proof) => Promise<void>
  readonly close: () => void
}

/** Asks for password and code before the second factor itself is changed. */
export function ProofDialog({ title, help, danger = false, work, close }: ProofDialogProps) {
  const tools = useViewTools()
  const { t } = tools
  const form = useFieldsForm({ name: 'proof', fields: disableSecondFactor.body.fields, send: work })
  return (
    <FieldsDialog
      form={form}
      title={title}
      okText={title}
      isDangerous={danger}
      tools={tools}
      close={close}
      head={<Typography.Paragraph type="secondary">{help}</Typography.Paragraph>}
      words={{
        current_password: { label: t('console.second_factor.password') },
        code: { label: t('console.second_factor.any_code'), help: t('console.second_factor.code_help') },
      }}
    />
  )
}
