import { Alert, Button, Card, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { isEmail } from '#core/fields/email.ts'
import { useT } from '#src/i18n/use-t.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { placeErrors } from '#src/errors/place-errors.ts'
import { updateProfile } from '#domain/calls/profile.ts'
import { useAuthCall } from './use-auth-call.ts'
import { message } from '../../ui/feedback.ts'
import { codeText } from '#src/i18n/code-text.ts'

interface Contacts {
  readonly email: string
  readonly phone_number: string
}

interface ContactsCardProps {
  readonly contacts: Contacts
  /** Somebody else has set the e-mail address: the user proves it as they would prove another one. */
  readonly isUnproved: boolean
  readonly onSaved: () => void
}

/**
 * The contacts that the user signs in with. Changing them needs the current password; a new e-mail address also needs a
 * code sent to it.
 */
export function ContactsCard({ contacts, isUnproved, onSaved }: ContactsCardProps) {
  const t = useT()
  const [form] = Form.useForm<Contacts & { current_password: string }>()
  const { call, isPending } = useAuthCall()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const address = Form.useWatch('email', form)
  const isToProve = isUnproved && (address ?? contacts.email) === contacts.email
  const required = { required: true, message: codeText(t, 'required') }
  const save = ({ email, phone_number, current_password }: Contacts & { current_password: string }) =>
    call(
      updateProfile,
      { body: { email, phone_number: phone_number ?? '', current_password } },
      {
        onError: (error) => placeErrors(form, error, t),
        onSuccess: ({ data }) => {
          form.resetFields(['current_password'])
          if (data.confirm === 'email') return setUnconfirmed(email)
          message.success(t('console.account.profile.saved'))
          onSaved()
        },
      },
    )
  if (unconfirmed !== undefined)
    return (
      <Card title={t('console.account.profile.contacts')}>
        <ConfirmEmail
          email={unconfirmed}
          isOwn={unconfirmed === contacts.email}
          onConfirmed={() => {
            setUnconfirmed(undefined)
            message.success(t('console.account.profile.saved'))
            onSaved()
          }}
          onLeave={() => {
            setUnconfirmed(undefined)
            // A phone number that was changed with it is saved already.
            onSaved()
          }}
        />
      </Card>
    )
  return (
    <Card title={t('console.account.profile.contacts')}>
      <Typography.Paragraph type="secondary">
        {t('console.account.profile.contacts_help')}
      </Typography.Paragraph>
      {isUnproved && (
        <Alert
          type="warning"
          showIcon
          message={t('console.account.profile.unproved')}
          description={t('console.account.profile.unproved_help')}
        />
      )}
      <Form
        name="contacts"
        form={form}
        layout="vertical"
        initialValues={contacts}
        onFinish={save}
        requiredMark={false}
      >
        <Form.Item
          name="email"
          label={t('console.account.profile.email')}
          rules={[
            required,
            {
              validator: (_rule, value: string) =>
                isEmail((value ?? '').trim())
                  ? Promise.resolve()
                  : Promise.reject(new Error(codeText(t, 'invalid_email'))),
            },
          ]}
        >
          <Input type="email" autoComplete="email" maxLength={255} />
        </Form.Item>
        <Form.Item
          name="phone_number"
          label={t('console.account.profile.phone')}
          rules={[{ pattern: /^[\d .-]{10,15}$/, message: codeText(t, 'invalid_phone') }]}
        >
          <Input type="tel" autoComplete="tel" maxLength={15} />
        </Form.Item>
        <Form.Item
          name="current_password"
          label={t('console.account.profile.current_password')}
          rules={[required]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t(`console.account.profile.${isToProve ? 'send_code' : 'save'}`)}
        </Button>
      </Form>
    </Card>
  )
}
