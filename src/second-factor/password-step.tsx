import { Button, Form, Typography } from 'antd'
import { useT } from '../i18n/use-t.ts'
import { beginEnrolment, type AppSecret } from './calls.ts'
import { Failure, PasswordField } from './fields.tsx'
import { useSubmit } from './use-submit.ts'

/** Asks for the password before a secret is made: an open console alone sets nothing up. */
export function PasswordStep({ next }: { readonly next: (given: AppSecret) => void }) {
  const t = useT()
  const [form] = Form.useForm<{ current_password: string }>()
  const { run, isBusy, error } = useSubmit(form)
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      size="large"
      onFinish={({ current_password }) => void run(async () => next(await beginEnrolment(current_password)))}
    >
      <Failure error={error} />
      <Typography.Paragraph type="secondary">{t('console.second_factor.help')}</Typography.Paragraph>
      <Typography.Paragraph type="secondary">{t('console.second_factor.enrol.intro')}</Typography.Paragraph>
      <PasswordField autoFocus />
      <Button block type="primary" htmlType="submit" loading={isBusy}>
        {t('console.second_factor.enrol.start')}
      </Button>
    </Form>
  )
}
