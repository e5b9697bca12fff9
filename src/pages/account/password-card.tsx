import { Card, Typography } from 'antd'
import { passwordLength } from '#core/limits.ts'
import { changePassword } from '#domain/calls/profile.ts'
import { FieldsForm } from '#src/crud/form/fields-form.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { callApi } from '#src/data/call-api.ts'
import { useT } from '#src/i18n/use-t.ts'
import { message } from '#src/ui/feedback.ts'

/** A new password; the other sessions end. */
export function PasswordCard({ onChanged }: { readonly onChanged: () => void }) {
  const t = useT()
  const form = useFieldsForm({
    name: 'password',
    fields: changePassword.body.fields,
    twice: 'password',
    send: async (values) => {
      await callApi(changePassword, { body: values })
      form.store.setAll({})
      message.success(t('console.account.profile.password_saved'))
      onChanged()
    },
  })
  return (
    <Card title={t('console.account.profile.password')}>
      <FieldsForm
        form={form}
        head={
          <Typography.Paragraph type="secondary">
            {t('console.account.profile.password_help')}
          </Typography.Paragraph>
        }
        words={{
          current_password: { label: t('console.account.profile.current_password') },
          password: {
            label: t('console.account.profile.new_password'),
            help: t('console.account.profile.new_password_help', {
              min: passwordLength.alone,
              beside: passwordLength.min,
            }),
          },
        }}
        again={t('console.account.profile.repeat_password')}
        submitText={t('console.account.profile.change_password')}
      />
    </Card>
  )
}
