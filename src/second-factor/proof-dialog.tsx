import { Form, Typography } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useT } from '../i18n/use-t.ts'
import type { Proof } from './calls.ts'
import { Failure, PasswordField, RecoveryField } from './fields.tsx'
import { useSubmit } from './use-submit.ts'

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
  const t = useT()
  const [form] = Form.useForm<Proof>()
  const { run, isBusy, error } = useSubmit(form)
  return (
    <Dialog
      open
      title={title}
      okText={title}
      okButtonProps={{ danger, loading: isBusy, htmlType: 'submit', form: 'second-factor-proof' }}
      cancelText={t('console.second_factor.cancel')}
      onCancel={close}
    >
      <Form
        id="second-factor-proof"
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(proof) => void run(() => work(proof))}
      >
        <Failure error={error} />
        <Typography.Paragraph type="secondary">{help}</Typography.Paragraph>
        <PasswordField autoFocus />
        <RecoveryField
          label={t('console.second_factor.any_code')}
          help={t('console.second_factor.code_help')}
        />
      </Form>
    </Dialog>
  )
}
