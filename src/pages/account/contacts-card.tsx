import { Alert, Card, Typography } from 'antd'
import { useState } from 'react'
import { updateProfile } from '#domain/calls/profile.ts'
import { FieldsForm } from '#src/crud/form/fields-form.tsx'
import { useFieldValue } from '#src/crud/form/form-store.ts'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { callForData } from '#src/data/call-api.ts'
import { useT } from '#src/i18n/use-t.ts'
import { message } from '#src/ui/feedback.ts'
import { ConfirmEmail } from './confirm-email.tsx'

interface ContactsCardProps {
  readonly contacts: { readonly email: string; readonly phone_number: string }
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
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const saved = () => {
    message.success(t('console.account.profile.saved'))
    onSaved()
  }
  return (
    <Card title={t('console.account.profile.contacts')}>
      {unconfirmed === undefined ? (
        <ContactsForm contacts={contacts} isUnproved={isUnproved} onSaved={saved} onAsked={setUnconfirmed} />
      ) : (
        <ConfirmEmail
          email={unconfirmed}
          isOwn={unconfirmed === contacts.email}
          onConfirmed={() => {
            setUnconfirmed(undefined)
            saved()
          }}
          onLeave={() => {
            setUnconfirmed(undefined)
            // A phone number that was changed with it is saved already.
            onSaved()
          }}
        />
      )}
    </Card>
  )
}

const { email, phone_number, current_password } = updateProfile.body.fields
const asked = { email, phone_number, current_password }

interface ContactsFormProps extends ContactsCardProps {
  /** With the address to which a code was sent. */
  readonly onAsked: (email: string) => void
}

function ContactsForm({ contacts, isUnproved, onSaved, onAsked }: ContactsFormProps) {
  const t = useT()
  const form = useFieldsForm({
    name: 'contacts',
    fields: asked,
    initial: contacts,
    send: async (values) => {
      const { confirm } = await callForData(updateProfile, { body: values })
      form.store.set('current_password', undefined)
      if (confirm === 'email') onAsked(values.email)
      else onSaved()
    },
  })
  const address = useFieldValue(form.store, 'email')
  const isToProve = isUnproved && address === contacts.email
  return (
    <FieldsForm
      form={form}
      head={
        <>
          <Typography.Paragraph type="secondary">
            {t('console.account.profile.contacts_help')}
          </Typography.Paragraph>
          {isUnproved && (
            <Alert
              type="warning"
              showIcon
              message={t('console.account.profile.unproved')}
              description={t('console.account.profile.unproved_help')}
              style={{ marginBottom: 16 }}
            />
          )}
        </>
      }
      words={{
        email: { label: t('console.account.profile.email') },
        phone_number: { label: t('console.account.profile.phone') },
        current_password: { label: t('console.account.profile.current_password') },
      }}
      submitText={t(`console.account.profile.${isToProve ? 'send_code' : 'save'}`)}
    />
  )
}
