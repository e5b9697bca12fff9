import { useState } from 'react'
import { call, callForData } from '../data/call.ts'
import { changePassword, confirmEmail, updateProfile } from '../data/calls.ts'
import type { Me } from '../data/shapes.ts'
import { say } from '../language/say.ts'
import { Field, Submit } from '../parts/field.tsx'
import { useForm } from '../parts/form.ts'
import { Page } from '../parts/page.tsx'
import type { HomeProps } from '../places.ts'
import { refreshMe, useSession } from '../session/session.ts'

/** Name and contacts; a contact needs the current password, and a new address the code that goes there. */
export function MePlace({ home }: HomeProps) {
  const session = useSession()
  return (
    <Page title={say('more.me')} back={`/homes/${home.apartment_id}/more`}>
      {session.status === 'in' && <MeForm key={session.me.account.id} me={session.me.account} />}
    </Page>
  )
}

function MeForm({ me }: { readonly me: Me['account'] }) {
  const [isSaved, setSaved] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const first = {
    name: me.name,
    email: me.email ?? '',
    phone_number: me.phone_number ?? '',
    current_password: '',
  }
  const form = useForm({
    first,
    required: ['name'],
    send: async ({ name, email, phone_number: phone, current_password: password }) => {
      setSaved(false)
      // What stays as it is needs no password.
      const isNew = { email: email !== first.email, phone: phone !== first.phone_number }
      const body = {
        name,
        ...(isNew.email ? { email } : {}),
        ...(isNew.phone ? { phone_number: phone } : {}),
        ...(isNew.email || isNew.phone ? { current_password: password } : {}),
      }
      const { confirm } = await callForData(updateProfile, { body })
      if (confirm === 'email') setUnconfirmed(email)
      else setSaved(true)
      await refreshMe()
    },
  })
  return (
    <>
      <form onSubmit={form.submit} noValidate>
        <Field form={form} name="name" label={say('more.name')} autoComplete="name" />
        <Field
          form={form}
          name="phone_number"
          label={say('more.phone_number')}
          type="tel"
          autoComplete="tel"
        />
        <Field
          form={form}
          name="email"
          label={say('more.email')}
          help={me.email_unproved ? say('more.unproved') : undefined}
          type="email"
          autoComplete="email"
        />
        <Field
          form={form}
          name="current_password"
          label={say('more.current_password')}
          help={say('more.current_help')}
          type="password"
          autoComplete="current-password"
        />
        <Submit form={form}>{say('more.save')}</Submit>
      </form>
      <p role="status">{isSaved ? say('more.saved') : ''}</p>
      {unconfirmed !== undefined && (
        <ConfirmForm
          email={unconfirmed}
          done={() => {
            setUnconfirmed(undefined)
            setSaved(true)
          }}
        />
      )}
    </>
  )
}

function ConfirmForm({ email, done }: { readonly email: string; readonly done: () => void }) {
  const form = useForm({
    first: { otp: '' },
    required: ['otp'],
    send: async ({ otp }) => {
      await call(confirmEmail, { body: { email, otp } })
      await refreshMe()
      done()
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Field
        form={form}
        name="otp"
        label={say('more.email_code', { email })}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Submit form={form}>{say('more.confirm')}</Submit>
    </form>
  )
}

export function PasswordPlace({ home }: HomeProps) {
  const [isSet, setSet] = useState(false)
  return (
    <Page title={say('more.password')} back={`/homes/${home.apartment_id}/more`}>
      {isSet ? <p role="status">{say('more.password_set')}</p> : <PasswordForm done={() => setSet(true)} />}
    </Page>
  )
}

function PasswordForm({ done }: { readonly done: () => void }) {
  const form = useForm({
    first: { current_password: '', password: '' },
    required: ['current_password', 'password'],
    send: async (body) => {
      await call(changePassword, { body })
      done()
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Field
        form={form}
        name="current_password"
        label={say('more.current_password')}
        type="password"
        autoComplete="current-password"
      />
      <Field
        form={form}
        name="password"
        label={say('more.new_password')}
        help={say('more.new_help')}
        type="password"
        autoComplete="new-password"
      />
      <Submit form={form}>{say('more.save')}</Submit>
    </form>
  )
}
